flang-22 -O2 -flto -fuse-ld=$(command -v enzyme-hub-ld) $(enzyme-hub config --fortran)/enzyme_hub.f90 own.f90 -o own
./own
