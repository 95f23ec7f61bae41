flang-22 -O2 -fopenmp -flto -fuse-ld=$(command -v enzyme-hub-ld) $(enzyme-hub config --fortran)/enzyme_hub.f90 work.f90 -o work
OMP_NUM_THREADS=2 ./work
