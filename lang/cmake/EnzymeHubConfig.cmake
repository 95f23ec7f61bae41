# find_package(EnzymeHub) makes one target:
#
#   EnzymeHub::LTO    compiles to bitcode, links with enzyme-hub-ld, and finds enzyme_hub.h and enzyme_hub.hpp
#
# and names the file with the requests for Fortran, to be among a target's sources:  ${EnzymeHub_FORTRAN_MODULE}
#
# Every target whose code is differentiated, or asks for derivatives, links it: libraries and programs. The compilers are
# clang, clang++ and flang. `enzyme-hub config --cmake` prints this folder, for CMAKE_PREFIX_PATH. ENZYME_HUB_LD is the linker.

# In a checkout the linker is in its .venv; an installed package lies in lib/pythonX.Y/site-packages/enzyme_hub/_data/lang/cmake.
find_program(
    ENZYME_HUB_LD enzyme-hub-ld
    HINTS "${CMAKE_CURRENT_LIST_DIR}/../../../../../../../bin" "${CMAKE_CURRENT_LIST_DIR}/../../.venv/bin"
    DOC "The linker that differentiates")

set(EnzymeHub_FOUND TRUE)
if(NOT ENZYME_HUB_LD)
    set(EnzymeHub_FOUND FALSE)
    set(EnzymeHub_NOT_FOUND_MESSAGE
        "enzyme-hub-ld is not found: put it on the PATH (`source .venv/bin/activate` in a clone), or set ENZYME_HUB_LD to what `enzyme-hub config --linker` prints")
endif()

# Files of a language whose compiler writes no bitcode are native code to the linker: they take no part.
set(enzyme_hub_usable FALSE)
foreach(enzyme_hub_language C CXX Fortran)
    if(CMAKE_${enzyme_hub_language}_COMPILER_ID MATCHES "^(Clang|LLVMFlang)$")
        set(enzyme_hub_usable TRUE)
    elseif(CMAKE_${enzyme_hub_language}_COMPILER_ID)
        set(EnzymeHub_NOT_FOUND_MESSAGE
            "${CMAKE_${enzyme_hub_language}_COMPILER} writes no bitcode: set CMAKE_${enzyme_hub_language}_COMPILER to clang, clang++ or flang")
        message(WARNING "EnzymeHub: ${EnzymeHub_NOT_FOUND_MESSAGE}")
    endif()
endforeach()
if(NOT enzyme_hub_usable)
    set(EnzymeHub_FOUND FALSE)
endif()
unset(enzyme_hub_language)
unset(enzyme_hub_usable)

if(EnzymeHub_FOUND AND NOT TARGET EnzymeHub::LTO)
    get_filename_component(enzyme_hub_include "${CMAKE_CURRENT_LIST_DIR}/../c" ABSOLUTE)
    add_library(EnzymeHub::LTO INTERFACE IMPORTED)
    set_target_properties(
        EnzymeHub::LTO
        PROPERTIES
            INTERFACE_INCLUDE_DIRECTORIES "${enzyme_hub_include}"
            INTERFACE_COMPILE_OPTIONS "$<$<COMPILE_LANG_AND_ID:C,Clang>:-flto>;$<$<COMPILE_LANG_AND_ID:CXX,Clang>:-flto>;$<$<COMPILE_LANG_AND_ID:Fortran,LLVMFlang>:-flto>"
            INTERFACE_LINK_OPTIONS
                "-flto;$<$<LINK_LANGUAGE:C,CXX>:--ld-path=${ENZYME_HUB_LD}>;$<$<LINK_LANGUAGE:Fortran>:-fuse-ld=${ENZYME_HUB_LD}>")
    unset(enzyme_hub_include)
endif()
get_filename_component(EnzymeHub_FORTRAN_MODULE "${CMAKE_CURRENT_LIST_DIR}/../fortran/enzyme_hub.f90" ABSOLUTE)
