#!/bin/sh
# Runs a script of the served release from anywhere, as the site's user and with the site's settings. As root:
#   site-do doctor
#   site-do enquiries list
# Environment variables override the site's settings (DATA_DIR=FOLDER site-do doctor); SITE_RELEASE=FOLDER runs another release's script.
set -eu
if [ $# = 0 ]; then sed -n '2,5s/^# \{0,1\}//p' "$0" >&2; exit 2; fi
script=$1
shift
home=${SITE_HOME:-/srv/site}
user=${SITE_USER:-site}
cd "${SITE_RELEASE:-$home/current}"
set -- runuser -u "$user" -- env HOME="$home" ENV_FILE="$home/settings" npm run --silent "$script" -- "$@"

# The files of a release may be written by the site's user. At root's terminal that user could type for root, so the script gets its own
# terminal; or none, where a terminal would mix errors into a file or a pipe and change its line breaks.
if [ -t 0 ] && [ -t 1 ] && [ -t 2 ]; then
  # Puts --pty behind the first word, runuser.
  shift
  exec runuser --pty "$@"
fi
# A shell gives a background program no input unless its input is redirected explicitly.
exec 3<&0
setsid "$@" <&3 3<&- &
running=$!
exec 3<&-
trap 'kill -s TERM -- "-$running" 2>/dev/null || true' HUP INT TERM
status=0
wait "$running" || status=$?
# A signal interrupts `wait` before the script has ended.
while kill -s 0 "$running" 2>/dev/null; do
  status=0
  wait "$running" || status=$?
done
exit "$status"
