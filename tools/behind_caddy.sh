#!/bin/sh
# The services of deploy/compose.postgres.yaml without containers: PostgreSQL, the server and Caddy with deploy/Caddyfile
# and a certificate of its own, as three users without rights. As root, after tools/chroot.sh FOLDER: tools/behind_caddy.sh FOLDER
set -eu
root=$1 port=8478 tls=8443 sql=5478
[ -e "$root/usr/bin/caddy" ] && [ -e "$root/usr/lib/postgresql" ] || {
	mkdir -p "$root/usr/sbin"
	printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d" && chmod +x "$root/usr/sbin/policy-rc.d"
	chroot "$root" sh -c 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y caddy postgresql'
}
bin=$(chroot "$root" sh -c 'echo /usr/lib/postgresql/*/bin')
rm -rf "$root/srv/postgres" "$root/srv/caddy"
chroot "$root" sh -euc 'install -d -o postgres /srv/postgres; install -d -o caddy /srv/caddy; install -d -m 1777 /dev/shm'
printf '{\n\tadmin off\n\thttp_port 8479\n\thttps_port %s\n\tskip_install_trust\n}\n' "$tls" |
	cat - deploy/Caddyfile | sed "s/boomtable:8470/127.0.0.1:$port/" >"$root/srv/Caddyfile"
echo sesame >"$root/srv/password"
as() { user=$1; shift; exec chroot --userspec="$user" "$root" env PGPASSWORD=sesame PYTHONDONTWRITEBYTECODE=1 "$@"; }
(as postgres "$bin/initdb" -D /srv/postgres -U boomtable -A scram-sha-256 --pwfile=/srv/password --locale=C.UTF-8 -E UTF8 >/dev/null)
(as postgres "$bin/postgres" -D /srv/postgres -p "$sql" -c listen_addresses=127.0.0.1 -c unix_socket_directories=/srv/postgres 2>/dev/null) & all=$!
trap 'kill $all' EXIT
until (as postgres "$bin/createdb" -h 127.0.0.1 -p "$sql" -U boomtable boomtable) 2>/dev/null; do sleep 0.5; done
(as 10001 HOME=/data /opt/boomtable/bin/boomtable serve --host 127.0.0.1 --port "$port" \
	--database-url "postgresql://boomtable@127.0.0.1:$sql/boomtable" --public-url "https://localhost:$tls") & all="$all $!"
(as caddy HOME=/srv/caddy DOMAIN=localhost caddy run --config /srv/Caddyfile --adapter caddyfile 2>"$root/srv/caddy.log") & all="$all $!"
ask='import json, ssl, sys, time
from http.cookies import SimpleCookie
from pathlib import Path
from urllib.request import Request, urlopen
from websockets.sync.client import connect
name, ca = "localhost:" + sys.argv[1], Path("/srv/caddy/.local/share/caddy/pki/authorities/local/root.crt")
for _ in range(300):
    try:
        trust = ssl.create_default_context(cafile=ca)
        pages = [urlopen("https://" + name + page, context=trust).status for page in ("/ready", "/", "/docs")]
        break
    except OSError as error:
        why = error
        time.sleep(0.2)
else:
    sys.exit(f"it does not answer: {why}")
body = json.dumps({"game": "time-bomb", "name": "Ann"}).encode()
made = Request("https://" + name + "/api/tables", body, {"Content-Type": "application/json", "Origin": "https://" + name})
with urlopen(made, context=trust) as answer:
    code, cookie = json.load(answer)["code"], answer.headers["set-cookie"]
assert "Secure" in cookie and "HttpOnly" in cookie, cookie
sent = {"Cookie": cookie.partition(";")[0], "Origin": "https://" + name}
with connect(f"wss://{name}/api/tables/{code}/socket?v=1", ssl=trust, additional_headers=sent) as socket:
    told = [json.loads(socket.recv())["type"] for _ in range(2)]
print(*pages, *told, "by TLS, with a cookie that is Secure, from PostgreSQL")'
(as caddy /opt/boomtable/bin/python -c "$ask" "$tls")
(as postgres "$bin/psql" -h 127.0.0.1 -p "$sql" -U boomtable -tAc "select count(*) || ' entries in PostgreSQL' from entries" boomtable) || true
