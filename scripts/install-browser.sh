#!/usr/bin/env bash
# Installs Debian's package chromium for the browser tests, if /usr/bin/chromium is missing. No other source is
# available everywhere.
set -euo pipefail
[ -x /usr/bin/chromium ] && exit 0
echo "installing chromium"
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends chromium fonts-liberation >/dev/null
