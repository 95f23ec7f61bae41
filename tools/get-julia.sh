#!/bin/bash
# Installs Debian's Julia 1.5.3 (the last one Debian packaged, in bullseye) below DEST, without touching the system:
#   get-julia.sh DEST          then: DEST/bin/julia
# Needs a Debian machine (apt, dpkg, the Debian archive keyring, cc), no root. The mirror is the one the machine's own apt
# uses; DEBIAN_MIRROR=URI overrides it. Running it again on a finished DEST does nothing.
set -euo pipefail
say() { echo "get-julia: $*"; }
die() { echo "get-julia: error: $*" >&2; exit 1; }

[ $# -eq 1 ] || die "usage: get-julia.sh DEST"
suite=bullseye version=1.5.3
mkdir -p "$1" && dest=$(cd "$1" && pwd)
julia=$dest/bin/julia
if [ -f "$dest/.complete" ] && [ "$("$julia" --version 2>/dev/null)" = "julia version $version" ]; then
  say "Julia $version is already in $dest"
  exit 0
fi
rm -f "$dest/.complete"
for tool in apt-get dpkg dpkg-deb cc; do command -v $tool >/dev/null || die "$tool is missing: this needs a Debian machine with a C compiler"; done

mirror=${DEBIAN_MIRROR:-$(apt-get indextargets --no-release-info --format '$(REPO_URI)' 'Created-By: Packages' | grep -E '/debian/?$' | sort -u | head -n 1 || true)}
[ -n "$mirror" ] || die "apt's sources name no Debian mirror; set DEBIAN_MIRROR=URI"
keyring=/usr/share/keyrings/debian-archive-keyring.gpg
[ -f $keyring ] || die "$keyring is missing: install debian-archive-keyring"

rm -rf "$dest"/.work.* # of a run that was killed
work=$(mktemp -d "$dest/.work.XXXXXX") debs=$dest/.debs # downloads stay until all is done: a later run goes on
trap 'rm -rf "$work"' EXIT
mkdir -p "$work"/{state/lists/partial,cache/archives/partial,root} "$debs"
: >"$work/state/status"
echo "deb [signed-by=$keyring] $mirror $suite main" >"$work/sources.list"
cat >"$work/apt.conf" <<C
Dir::Etc::sourcelist "$work/sources.list";
Dir::Etc::sourceparts "-";
Dir::Etc::preferences "/dev/null";
Dir::Etc::preferencesparts "/dev/null";
Dir::State "$work/state";
Dir::State::lists "$work/state/lists";
Dir::State::status "$work/state/status";
Dir::Cache "$work/cache";
Acquire::Languages "none";
Acquire::Retries "3";
Acquire::Check-Valid-Until "false";
APT::Install-Recommends "false";
APT::Sandbox::User "$(id -un)";
C
export APT_CONFIG=$work/apt.conf

say "reading the package lists of $suite"
apt-get -qq update || die "apt cannot read $suite from this machine's mirror"

# The closure of julia, less what every Debian machine has in the same or a newer, compatible version.
base='gcc-10-base|libcrypt1|libc6|libgcc-s1|libstdc\+\+6|libselinux1|libacl1|tar|dpkg|perl-base|debconf|zlib1g|libbz2-1.0|liblzma5|libtinfo6|libcom-err2'
packages=$(apt-get install -s julia | awk '/^Inst/ { print $2 }' | grep -v -E -x "$base")
[ -n "$packages" ] || die "$suite does not offer julia for $(dpkg --print-architecture)"
say "downloading $(wc -w <<<"$packages") packages (about 70 MB)"
(cd "$debs" && apt-get -qq download $packages patchelf) || die "a download failed; run this again"

say "unpacking"
for deb in "$debs"/*.deb; do dpkg-deb -x "$deb" "$work/root"; done
rm -rf "$work"/root/usr/share/{man,lintian,bug,icons,applications,metainfo,pixmaps,julia/test} "$work"/root/etc/gss
find "$work/root/usr/share/doc" -type f ! -name copyright -delete

# Every private library finds its private neighbours by itself, so that neither the wrapper nor a host process that
# loads libjulia needs LD_LIBRARY_PATH (which would leak into every program they start).
say "making the libraries relocatable"
lib=$(dirname "$(echo "$work"/root/usr/lib/*/libjulia.so.1)")
[ -f "$lib/libjulia.so.1" ] || die "libjulia.so.1 is not where it was expected"
if [ -d "$work/root/lib" ]; then cp -a "$work"/root/lib/*/. "$lib/"; fi # as on a Debian with a merged /usr
rm -rf "$lib"/{engines-1.1,krb5,sasl2}
# $ORIGIN is where a library was opened from, and julia/ opens those of the folder above through links.
find "$lib" "$lib/julia" -maxdepth 1 -type f -name '*.so*' ! -name 'libjulia.so*' ! -name 'libLLVM-*' ! -name sys.so -print0 |
  xargs -0 -n 1 "$work/root/usr/bin/patchelf" --set-rpath '$ORIGIN:$ORIGIN/..'
ln -sfn "$(basename "$lib")" "$(dirname "$lib")/lib" # libLLVM-9 looks in $ORIGIN/../lib
ln -sfn libjulia.so.1 "$lib/libjulia.so"
rm -f "$work/root/usr/bin/patchelf"

# Embedding. libjulia looks for its system image through ../bin from its own folder, which Debian's layout lacks. And
# juliacall is written for Julia 1.6: it loads libjulia with RTLD_LOCAL, where 1.5 finds its own symbols only in the
# global scope, and it calls Pkg.activate(path, io=devnull), where 1.5 has no io. libjulia-embed.so is libjulia with both.
ln -sfn ../bin "$(dirname "$lib")/bin"
ln -sfn ../share "$(dirname "$lib")/share"
cat >"$work/embed.c" <<'C'
#include <dlfcn.h>
void *jl_eval_string(const char *);
static void *libjulia;
__attribute__((constructor)) static void make_global(void) {
  libjulia = dlopen("libjulia.so.1", RTLD_NOW | RTLD_GLOBAL | RTLD_NOLOAD);
}
void jl_init__threading(void) {
  ((void (*)(void))dlsym(libjulia, "jl_init__threading"))();
  jl_eval_string("Base.eval(Base.require(Base.PkgId(Base.UUID(\"44cfe95a-1eb2-52ea-b672-e2afdf69b78f\"), \"Pkg\")).API,"
                 ":(activate(path::String; io=nothing, options...) = io === devnull ?"
                 "    (Base.ACTIVE_PROJECT[] = Base.load_path_expand(path); nothing) :"
                 "    invoke(activate, Tuple{AbstractString}, path; options...)))");
}
C
cc -shared -fPIC -O1 "$work/embed.c" -o "$lib/libjulia-embed.so" -L"$lib" -l:libjulia.so.1 -Wl,--allow-shlib-undefined \
  -Wl,-rpath,'$ORIGIN' -ldl || die "cc could not make libjulia-embed.so"

rm -rf "$dest/usr" "$dest/etc" "$dest/bin"
mv "$work/root/usr" "$work/root/etc" "$dest/"
mkdir -p "$dest/bin"
cat >"$julia" <<'W'
#!/bin/bash
# Julia below this folder, wherever the folder is.
here=$(cd "$(dirname "$(readlink -f "$0")")/.." && pwd)
export JULIA_BINDIR=$here/usr/bin
exec "$here/usr/bin/julia" "$@"
W
chmod +x "$julia"

say "checking"
got=$("$julia" --startup-file=no -e 'using Pkg, LinearAlgebra, SuiteSparse, LibGit2; LibGit2.version()
  a = [2.0 1.0; 1.0 3.0]; print(VERSION, " ", round.(Int, a * (a \ [3.0, 4.0])))' 2>&1) || die "julia does not run: $got"
[ "$got" = "$version [3, 4]" ] || die "julia answered '$got', not '$version [3, 4]'"
rm -rf "$work" "$debs"
touch "$dest/.complete"
say "Julia $version is in $dest ($(du -sm "$dest" | cut -f1) MB): $julia"
