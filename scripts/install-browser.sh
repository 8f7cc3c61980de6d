#!/usr/bin/env bash
# Sees to it that the browser tests find /usr/bin/chromium: Debian's package, as nothing else can be
# had everywhere.
set -euo pipefail
[ -x /usr/bin/chromium ] && exit 0
echo "installing chromium"
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends chromium fonts-liberation >/dev/null
