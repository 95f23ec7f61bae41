declare fastcc void @d_fastcc(i32)
define fastcc void @f_fastcc(ptr %p) {
  call fastcc void %p(i32 1)
  tail call fastcc void @d_fastcc(i32 1)
  ret void
}
declare coldcc void @d_coldcc(i32)
define coldcc void @f_coldcc(ptr %p) {
  call coldcc void %p(i32 1)
  tail call coldcc void @d_coldcc(i32 1)
  ret void
}
declare ghccc void @d_ghccc(i32)
define ghccc void @f_ghccc(ptr %p) {
  call ghccc void %p(i32 1)
  tail call ghccc void @d_ghccc(i32 1)
  ret void
}
declare cc 11 void @d_cc_11(i32)
define cc 11 void @f_cc_11(ptr %p) {
  call cc 11 void %p(i32 1)
  tail call cc 11 void @d_cc_11(i32 1)
  ret void
}
declare anyregcc void @d_anyregcc(i32)
define anyregcc void @f_anyregcc(ptr %p) {
  call anyregcc void %p(i32 1)
  tail call anyregcc void @d_anyregcc(i32 1)
  ret void
}
declare preserve_mostcc void @d_preserve_mostcc(i32)
define preserve_mostcc void @f_preserve_mostcc(ptr %p) {
  call preserve_mostcc void %p(i32 1)
  tail call preserve_mostcc void @d_preserve_mostcc(i32 1)
  ret void
}
declare preserve_allcc void @d_preserve_allcc(i32)
define preserve_allcc void @f_preserve_allcc(ptr %p) {
  call preserve_allcc void %p(i32 1)
  tail call preserve_allcc void @d_preserve_allcc(i32 1)
  ret void
}
declare preserve_nonecc void @d_preserve_nonecc(i32)
define preserve_nonecc void @f_preserve_nonecc(ptr %p) {
  call preserve_nonecc void %p(i32 1)
  tail call preserve_nonecc void @d_preserve_nonecc(i32 1)
  ret void
}
declare cxx_fast_tlscc void @d_cxx_fast_tlscc(i32)
define cxx_fast_tlscc void @f_cxx_fast_tlscc(ptr %p) {
  call cxx_fast_tlscc void %p(i32 1)
  tail call cxx_fast_tlscc void @d_cxx_fast_tlscc(i32 1)
  ret void
}
declare tailcc void @d_tailcc(i32)
define tailcc void @f_tailcc(ptr %p) {
  call tailcc void %p(i32 1)
  tail call tailcc void @d_tailcc(i32 1)
  ret void
}
declare cfguard_checkcc void @d_cfguard_checkcc(i32)
define cfguard_checkcc void @f_cfguard_checkcc(ptr %p) {
  call cfguard_checkcc void %p(i32 1)
  tail call cfguard_checkcc void @d_cfguard_checkcc(i32 1)
  ret void
}
declare swiftcc void @d_swiftcc(i32)
define swiftcc void @f_swiftcc(ptr %p) {
  call swiftcc void %p(i32 1)
  tail call swiftcc void @d_swiftcc(i32 1)
  ret void
}
declare swifttailcc void @d_swifttailcc(i32)
define swifttailcc void @f_swifttailcc(ptr %p) {
  call swifttailcc void %p(i32 1)
  tail call swifttailcc void @d_swifttailcc(i32 1)
  ret void
}
declare x86_stdcallcc void @d_x86_stdcallcc(i32)
define x86_stdcallcc void @f_x86_stdcallcc(ptr %p) {
  call x86_stdcallcc void %p(i32 1)
  tail call x86_stdcallcc void @d_x86_stdcallcc(i32 1)
  ret void
}
declare x86_fastcallcc void @d_x86_fastcallcc(i32)
define x86_fastcallcc void @f_x86_fastcallcc(ptr %p) {
  call x86_fastcallcc void %p(i32 1)
  tail call x86_fastcallcc void @d_x86_fastcallcc(i32 1)
  ret void
}
declare x86_thiscallcc void @d_x86_thiscallcc(i32)
define x86_thiscallcc void @f_x86_thiscallcc(ptr %p) {
  call x86_thiscallcc void %p(i32 1)
  tail call x86_thiscallcc void @d_x86_thiscallcc(i32 1)
  ret void
}
declare x86_vectorcallcc void @d_x86_vectorcallcc(i32)
define x86_vectorcallcc void @f_x86_vectorcallcc(ptr %p) {
  call x86_vectorcallcc void %p(i32 1)
  tail call x86_vectorcallcc void @d_x86_vectorcallcc(i32 1)
  ret void
}
declare x86_regcallcc void @d_x86_regcallcc(i32)
define x86_regcallcc void @f_x86_regcallcc(ptr %p) {
  call x86_regcallcc void %p(i32 1)
  tail call x86_regcallcc void @d_x86_regcallcc(i32 1)
  ret void
}
declare x86_intrcc void @d_x86_intrcc(i32)
declare intel_ocl_bicc void @d_intel_ocl_bicc(i32)
define intel_ocl_bicc void @f_intel_ocl_bicc(ptr %p) {
  call intel_ocl_bicc void %p(i32 1)
  tail call intel_ocl_bicc void @d_intel_ocl_bicc(i32 1)
  ret void
}
declare x86_64_sysvcc void @d_x86_64_sysvcc(i32)
define x86_64_sysvcc void @f_x86_64_sysvcc(ptr %p) {
  call x86_64_sysvcc void %p(i32 1)
  tail call x86_64_sysvcc void @d_x86_64_sysvcc(i32 1)
  ret void
}
declare win64cc void @d_win64cc(i32)
define win64cc void @f_win64cc(ptr %p) {
  call win64cc void %p(i32 1)
  tail call win64cc void @d_win64cc(i32 1)
  ret void
}
declare arm_apcscc void @d_arm_apcscc(i32)
define arm_apcscc void @f_arm_apcscc(ptr %p) {
  call arm_apcscc void %p(i32 1)
  tail call arm_apcscc void @d_arm_apcscc(i32 1)
  ret void
}
declare arm_aapcscc void @d_arm_aapcscc(i32)
define arm_aapcscc void @f_arm_aapcscc(ptr %p) {
  call arm_aapcscc void %p(i32 1)
  tail call arm_aapcscc void @d_arm_aapcscc(i32 1)
  ret void
}
declare arm_aapcs_vfpcc void @d_arm_aapcs_vfpcc(i32)
define arm_aapcs_vfpcc void @f_arm_aapcs_vfpcc(ptr %p) {
  call arm_aapcs_vfpcc void %p(i32 1)
  tail call arm_aapcs_vfpcc void @d_arm_aapcs_vfpcc(i32 1)
  ret void
}
declare aarch64_vector_pcs void @d_aarch64_vector_pcs(i32)
define aarch64_vector_pcs void @f_aarch64_vector_pcs(ptr %p) {
  call aarch64_vector_pcs void %p(i32 1)
  tail call aarch64_vector_pcs void @d_aarch64_vector_pcs(i32 1)
  ret void
}
declare aarch64_sve_vector_pcs void @d_aarch64_sve_vector_pcs(i32)
define aarch64_sve_vector_pcs void @f_aarch64_sve_vector_pcs(ptr %p) {
  call aarch64_sve_vector_pcs void %p(i32 1)
  tail call aarch64_sve_vector_pcs void @d_aarch64_sve_vector_pcs(i32 1)
  ret void
}
declare aarch64_sme_preservemost_from_x0 void @d_aarch64_sme_preservemost_from_x0(i32)
define aarch64_sme_preservemost_from_x0 void @f_aarch64_sme_preservemost_from_x0(ptr %p) {
  call aarch64_sme_preservemost_from_x0 void %p(i32 1)
  tail call aarch64_sme_preservemost_from_x0 void @d_aarch64_sme_preservemost_from_x0(i32 1)
  ret void
}
declare aarch64_sme_preservemost_from_x1 void @d_aarch64_sme_preservemost_from_x1(i32)
define aarch64_sme_preservemost_from_x1 void @f_aarch64_sme_preservemost_from_x1(ptr %p) {
  call aarch64_sme_preservemost_from_x1 void %p(i32 1)
  tail call aarch64_sme_preservemost_from_x1 void @d_aarch64_sme_preservemost_from_x1(i32 1)
  ret void
}
declare aarch64_sme_preservemost_from_x2 void @d_aarch64_sme_preservemost_from_x2(i32)
define aarch64_sme_preservemost_from_x2 void @f_aarch64_sme_preservemost_from_x2(ptr %p) {
  call aarch64_sme_preservemost_from_x2 void %p(i32 1)
  tail call aarch64_sme_preservemost_from_x2 void @d_aarch64_sme_preservemost_from_x2(i32 1)
  ret void
}
declare msp430_intrcc void @d_msp430_intrcc(i32)
declare avr_intrcc void @d_avr_intrcc(i32)
declare avr_signalcc void @d_avr_signalcc(i32)
declare ptx_kernel void @d_ptx_kernel(i32)
declare ptx_device void @d_ptx_device(i32)
define ptx_device void @f_ptx_device(ptr %p) {
  call ptx_device void %p(i32 1)
  tail call ptx_device void @d_ptx_device(i32 1)
  ret void
}
declare spir_func void @d_spir_func(i32)
define spir_func void @f_spir_func(ptr %p) {
  call spir_func void %p(i32 1)
  tail call spir_func void @d_spir_func(i32 1)
  ret void
}
declare spir_kernel void @d_spir_kernel(i32)
declare hhvmcc void @d_hhvmcc(i32)
define hhvmcc void @f_hhvmcc(ptr %p) {
  call hhvmcc void %p(i32 1)
  tail call hhvmcc void @d_hhvmcc(i32 1)
  ret void
}
declare graalcc void @d_graalcc(i32)
define graalcc void @f_graalcc(ptr %p) {
  call graalcc void %p(i32 1)
  tail call graalcc void @d_graalcc(i32 1)
  ret void
}
declare amdgpu_vs void @d_amdgpu_vs(i32)
declare amdgpu_gfx void @d_amdgpu_gfx(i32)
define amdgpu_gfx void @f_amdgpu_gfx(ptr %p) {
  call amdgpu_gfx void %p(i32 1)
  tail call amdgpu_gfx void @d_amdgpu_gfx(i32 1)
  ret void
}
declare amdgpu_cs_chain void @d_amdgpu_cs_chain(i32)
declare amdgpu_cs_chain_preserve void @d_amdgpu_cs_chain_preserve(i32)
declare m68k_rtdcc void @d_m68k_rtdcc(i32)
define m68k_rtdcc void @f_m68k_rtdcc(ptr %p) {
  call m68k_rtdcc void %p(i32 1)
  tail call m68k_rtdcc void @d_m68k_rtdcc(i32 1)
  ret void
}
declare riscv_vector_cc void @d_riscv_vector_cc(i32)
define riscv_vector_cc void @f_riscv_vector_cc(ptr %p) {
  call riscv_vector_cc void %p(i32 1)
  tail call riscv_vector_cc void @d_riscv_vector_cc(i32 1)
  ret void
}
declare riscv_vls_cc(128) void @d_riscv_vls_cc_128_(i32)
define riscv_vls_cc(128) void @f_riscv_vls_cc_128_(ptr %p) {
  call riscv_vls_cc(128) void %p(i32 1)
  tail call riscv_vls_cc(128) void @d_riscv_vls_cc_128_(i32 1)
  ret void
}
declare cc 1023 void @d_cc_1023(i32)
define cc 1023 void @f_cc_1023(ptr %p) {
  call cc 1023 void %p(i32 1)
  tail call cc 1023 void @d_cc_1023(i32 1)
  ret void
}
declare amdgpu_kernel void @d_amdgpu_kernel(i32)
