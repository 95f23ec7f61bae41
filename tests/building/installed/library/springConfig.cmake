include(CMakeFindDependencyMacro)
find_dependency(EnzymeHub)
include(${CMAKE_CURRENT_LIST_DIR}/springTargets.cmake)
