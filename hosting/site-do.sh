#!/bin/sh
# Runs a script of the release that is served as the site's user and with its settings, from anywhere. As root:
#   site-do doctor
#   site-do enquiries list
set -eu
if [ $# = 0 ]; then sed -n '2,4s/^# \{0,1\}//p' "$0" >&2; exit 2; fi
script=$1
shift
cd /srv/site/current
exec runuser -u site -- env HOME=/srv/site ENV_FILE=/srv/site/settings npm run --silent "$script" -- "$@"
