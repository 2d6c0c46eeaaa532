#!/bin/sh
# Backs up and checks the containers of compose.yaml. Run it from the host's cron, as root, with the project's folder:
#   site-containers /srv/site backup    backs up the database to /var/backups/site, and deletes backups from 13 nights ago
#   site-containers /srv/site doctor    checks the site
# If it fails, ALERT_TO and the webhook are notified, if they are set: at most once in six hours for each command.
set -eu
case ${2:-} in backup | doctor) ;; *) sed -n '2,5s/^# \{0,1\}//p' "$0" >&2; exit 2 ;; esac
cd "$1"
backups=${BACKUPS:-/var/backups/site}
# In memory: the time of the last alert can be noted even if the disk is full.
last_alert=${LAST_ALERTS:-/run/site-containers}$PWD/$2
# Backups contain personal data.
umask 077

# A backup gets its final name only when it is complete. None may be older than 14 days at the next run, as the privacy policy promises:
# backups older than 12 days and 18 hours are deleted, since daylight saving time makes the time between two runs longer or shorter.
# `set -e` does not stop a function that is called in a condition, as below: so its commands are joined by &&.
backup() {
  made=$backups/enquiries-$(date +%F-%H%M%S).dump
  mkdir -p "$backups" &&
    docker compose exec -T database pg_dump -Fc -U site site >"$made.part" &&
    mv "$made.part" "$made" &&
    find "$backups" -name 'enquiries-*' -mmin +18360 -delete
}

doctor() { docker compose exec -T site-one node_modules/.bin/node server/doctor/doctor.ts; }

if output=$(case $2 in backup) backup ;; doctor) doctor ;; esac 2>&1 </dev/null); then exit; fi
printf '%s\n' "$output" >&2
# As in hosting/systemd/site-alert@.service, a lasting fault is not reported at every check.
if [ "$(find "$last_alert" -mmin -360 2>/dev/null)" ]; then exit 1; fi
for server in site-one site-two; do
  if printf '%s\n' "$output" | docker compose exec -T "$server" node_modules/.bin/node server/alert/alert.ts "site-$2"; then
    mkdir -p "${last_alert%/*}" && touch "$last_alert"
    break
  fi
done
exit 1
