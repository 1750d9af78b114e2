#!/bin/sh
# The steps of the Dockerfile in a bare Debian, where no container can be run: build, install, and serve as a user
# without rights. As root, with debootstrap and git: tools/chroot.sh FOLDER [SUITE]
set -eu
root=$1 suite=${2:-trixie} port=${PORT:-8477}
[ -e "$root/usr/bin/python3" ] ||
	debootstrap --variant=minbase --include=python3,python3-venv,ca-certificates "$suite" "$root"
rm -rf "$root/src" "$root/opt/boomtable" "$root/wheel" "$root/data"
mkdir -p "$root/src" "$root/wheel"
git archive HEAD | tar -x -C "$root/src"
cp /etc/resolv.conf "$root/etc/"
chroot "$root" sh -euc '
	export HOME=/root
	cd /src
	python3 -m venv /opt/boomtable
	/opt/boomtable/bin/pip install -q --no-cache-dir --require-hashes -r requirements/image.txt
	/opt/boomtable/bin/pip wheel -q --no-cache-dir --no-deps -w /wheel .
	/opt/boomtable/bin/pip install -q --no-cache-dir --no-deps /wheel/*.whl
	id boomtable >/dev/null 2>&1 || useradd --uid 10001 --home-dir /data --no-create-home --shell /usr/sbin/nologin boomtable
	install -d -o boomtable -m 0700 /data
'
as_user() { chroot --userspec=10001 "$root" env HOME=/data PATH=/opt/boomtable/bin:/usr/bin:/bin PYTHONDONTWRITEBYTECODE=1 "$@"; }
as_user python --version
as_user boomtable doctor --host 127.0.0.1 --port "$port" --data /data
as_user boomtable lab simulate time-bomb --games 20
as_user boomtable serve --host 127.0.0.1 --port "$port" --data /data &
server=$!
trap 'kill $server' EXIT
ask='import sys, time, urllib.request
for _ in range(300):
    try:
        print(*(urllib.request.urlopen(sys.argv[1] + page).status for page in ("/health", "/ready", "/")))
        break
    except OSError:
        time.sleep(0.2)
else:
    sys.exit("it does not answer")'
as_user python -c "$ask" "http://127.0.0.1:$port"
echo "size of /opt/boomtable: $(du -sm "$root/opt/boomtable" | cut -f1) MB"
