#!/usr/bin/env bash
# Installs Debian's redis-server, postgresql and prometheus (for promtool) for the tests of shared state and of alert
# rules, if CI is set and the user is root. Otherwise installed servers are used, and tests of missing ones are
# skipped with a message.
set -euo pipefail
has_redis() { [ -x /usr/bin/redis-server ] || [ -x /usr/bin/valkey-server ]; }
has_postgres() { compgen -G "/usr/lib/postgresql/*/bin/postgres" >/dev/null; }

missing=()
has_redis || missing+=(redis-server)
has_postgres || missing+=(postgresql)
command -v promtool >/dev/null || missing+=(prometheus)
[ ${#missing[@]} -eq 0 ] && exit 0
if [ -z "${CI:-}" ] || [ "$(id -u)" != 0 ]; then
  echo "not installed: ${missing[*]}; the tests that need them are skipped"
  exit 0
fi
echo "installing ${missing[*]}"
export DEBIAN_FRONTEND=noninteractive
# Prevents that the packages start servers, because each test starts its own.
printf '#!/bin/sh\nexit 101\n' >/usr/sbin/policy-rc.d
chmod +x /usr/sbin/policy-rc.d
trap 'rm -f /usr/sbin/policy-rc.d' EXIT
apt-get update -qq
apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
