#!/bin/bash
# Installs Debian's Swift compiler below DEST, without touching the system:
#   get-swift.sh DEST          then: DEST/bin/swiftc -O x.swift
# It runs directly on an older Debian (tested on 12), with this machine's linker, C library and files: no chroot, no
# root. Suite: trixie (6.0.3); SWIFT_SUITE=sid takes the newer one there. Needs apt, dpkg, the Debian archive keyring
# and cc. The mirror is the one the machine's own apt uses; DEBIAN_MIRROR=URI overrides it. DEST cannot be moved
# afterwards. Running it again on a finished DEST does nothing.
set -euo pipefail
say() { echo "get-swift: $*"; }
die() { echo "get-swift: error: $*" >&2; exit 1; }

[ $# -eq 1 ] || die "usage: get-swift.sh DEST"
suite=${SWIFT_SUITE:-trixie}
mkdir -p "$1" && dest=$(cd "$1" && pwd)
swiftc=$dest/bin/swiftc
if [ -f "$dest/.complete" ] && [ "$(cat "$dest/.complete")" = "$suite" ] && "$swiftc" --version >/dev/null 2>&1; then
  say "Swift of $suite is already in $dest"
  exit 0
fi
rm -f "$dest/.complete"
for tool in apt-get dpkg dpkg-deb tar cc; do
  command -v $tool >/dev/null || die "$tool is missing: this needs a Debian machine with a C compiler"
done

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
Dir::Etc::sourceparts "/dev/null";
Dir::Etc::preferences "/dev/null";
Dir::Etc::preferencesparts "/dev/null";
Dir::State "$work/state";
Dir::State::lists "$work/state/lists";
Dir::State::status "$work/state/status";
Dir::Cache "$work/cache";
Acquire::Languages "none";
Acquire::Retries "3";
APT::Install-Recommends "false";
APT::Sandbox::User "$(id -un)";
C
export APT_CONFIG=$work/apt.conf

say "reading the package lists of $suite"
apt-get -qq update || die "apt cannot read $suite from this machine's mirror"

# The compiler and the shared libraries it needs, its own C library among them; the C compiler it depends on is ours.
packages=$(apt-get install -s swiftlang | awk '/^Inst/ { print $2 }' | grep -E '^lib|^zlib1g$|^swiftlang$' |
  grep -v -E -- '-dev$|^lib(binutils|gprofng|ctf|sframe|cc1|gomp|itm|asan|lsan|tsan|ubsan|hwasan)')
grep -q -x swiftlang <<<"$packages" || die "$suite does not offer swiftlang for $(dpkg --print-architecture)"
say "downloading $(wc -w <<<"$packages") packages (500 to 650 MB)"
(cd "$debs" && apt-get -qq download $packages patchelf) || die "a download failed; run this again"

say "unpacking (a minute or two)"
unpack() {
  dpkg-deb --fsys-tarfile "$1" |
    tar -x -C "$work/root" --keep-directory-symlink --exclude='*/man/*' --exclude='*/locale/*' --exclude='*/python3*' \
      --exclude='*lldb*' --exclude='*sourcekit*' --exclude='*/clangd' --exclude='*/docc' --exclude='*/swift-format' \
      --exclude='*/swift-package' --exclude='*/wasmkit' --exclude='*/pm/*' --exclude='*/gconv/*'
}
# The compiler is as large as all others together: it goes first, beside them.
unpack "$(ls -S "$debs"/*.deb | head -n 1)" &
largest=$!
ls -S "$debs"/*.deb | tail -n +2 | while read -r deb; do unpack "$deb"; done
wait $largest || die "a package cannot be unpacked"
lib=$(dirname "$(echo "$work"/root/usr/lib/*/libc.so.6)") && triple=$(basename "$lib")
[ -f "$lib/libc.so.6" ] || die "the C library is not where it was expected"
swift=$work/root/usr/libexec/swift
[ -x "$swift/bin/swift-frontend" ] || die "swift-frontend is not where it was expected"
find "$work/root/usr/share/doc" -type f ! -name copyright -delete
mkdir -p "$work/keep/usr/lib/$triple" "$work/keep/usr/libexec" "$work/keep/usr/share"
find "$lib" -maxdepth 1 -name '*.so*' -exec mv -t "$work/keep/usr/lib/$triple" {} +
mv "$swift" "$work/keep/usr/libexec/swift"
mv "$work/root/usr/share/doc" "$work/keep/usr/share/doc"
lib=$work/keep/usr/lib/$triple swift=$work/keep/usr/libexec/swift
loader=$(basename "$(echo "$lib"/ld-linux*.so.*)")

# Each program starts with the C library it was built for, from DEST, and finds its libraries there.
say "making the programs run on this machine's older C library"
patchelf() { "$lib/$loader" --library-path "$lib" "$work/root/usr/bin/patchelf" "$@"; }
find "$swift/bin" -type f -perm -u+x | while read -r program; do
  rpath=$(patchelf --print-rpath "$program" 2>/dev/null) || continue # a script
  patchelf --set-interpreter "$dest/usr/lib/$triple/$loader" --add-needed libstdc++.so.6 \
    --force-rpath --set-rpath "$rpath:$dest/usr/lib/$triple" "$program"
done

# Programs are linked with the static Swift library against this machine's C library, which may be older than the one
# that library was compiled for; these are the only functions it then lacks.
cat >"$work/isoc23.c" <<'C'
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
long __isoc23_strtol(const char *s, char **e, int b) { return strtol(s, e, b); }
unsigned long __isoc23_strtoul(const char *s, char **e, int b) { return strtoul(s, e, b); }
long long __isoc23_strtoll(const char *s, char **e, int b) { return strtoll(s, e, b); }
unsigned long long __isoc23_strtoull(const char *s, char **e, int b) { return strtoull(s, e, b); }
int __isoc23_sscanf(const char *s, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  int n = vsscanf(s, format, arguments);
  va_end(arguments);
  return n;
}
size_t strlcpy(char *to, const char *from, size_t size) {
  size_t length = strlen(from), n = length < size ? length : size - 1;
  if (size) memcpy(to, from, n), to[n] = 0;
  return length;
}
size_t strlcat(char *to, const char *from, size_t size) {
  size_t before = strnlen(to, size);
  return before + (before < size ? strlcpy(to + before, from, size - before) : strlen(from));
}
C
cc -std=gnu11 -O2 -fPIC -c "$work/isoc23.c" -o "$work/isoc23.o" || die "cc failed"
ar r "$swift/lib/swift_static/linux/libswiftCore.a" "$work/isoc23.o" || die "ar failed"

rm -rf "$dest/usr" "$dest/bin"
mv "$work/keep/usr" "$dest/usr"
mkdir -p "$dest/bin"
cat >"$swiftc" <<W
#!/bin/bash
# swiftc with this machine's linker and C library; -no-static-stdlib as an argument undoes the first option.
exec "$dest/usr/libexec/swift/bin/swiftc" -static-stdlib "\$@"
W
chmod +x "$swiftc"

say "checking"
cat >"$work/hello.swift" <<'S'
func square(_ x: Double) -> Double { x * x }
print("hello", square(3))
S
"$swiftc" -O "$work/hello.swift" -o "$work/hello" || die "swiftc cannot compile and link a program"
[ "$("$work/hello")" = "hello 9.0" ] || die "the program does not run"
rm -rf "$work" "$debs"
echo "$suite" >"$dest/.complete"
say "$("$swiftc" --version 2>/dev/null | head -n 1) is in $dest ($(du -sm "$dest" | cut -f1) MB): $swiftc"
