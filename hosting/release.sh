#!/bin/sh
# Puts a new release in the place of the one that is served; no request is lost. As root:
#   release.sh REPOSITORY [BRANCH OR TAG]   clones, builds, switches, restarts and waits until it takes enquiries;
#                                           when it does not within a minute, the one before is served again
#   release.sh --back                       serves the one before again
# A release is a folder of its own, /srv/site/current a link to one of them. What is kept lies elsewhere (DATA_DIR, BACKUP_DIR).
set -eu

home=${SITE_HOME:-/srv/site}
address=${SITE_ADDRESS:-http://127.0.0.1:8080}
restart=${SITE_RESTART:-systemctl restart site.service}
user=${SITE_USER:-site}

as_user() { if [ "$(id -un)" = "$user" ]; then "$@"; else runuser -u "$user" -- "$@"; fi; }
served() { readlink "$home/current" 2>/dev/null || true; }
newest_first() { (cd "$home" && find releases -mindepth 1 -maxdepth 1 -type d 2>/dev/null | sort -r); }

# At one stroke: there is no moment without a current one.
switch_to() {
  ln -sfn "$1" "$home/current.next"
  mv -T "$home/current.next" "$home/current"
  $restart
}

answers() {
  "$home/current/node_modules/.bin/node" -e '
    const stop = Date.now() + 60_000;
    const ask = () => fetch(process.argv[1] + "/api/ready", { signal: AbortSignal.timeout(5000) }).then(({ ok }) => ok, () => false);
    while (!(await ask())) {
      if (Date.now() > stop) process.exit(1);
      await new Promise((resume) => setTimeout(resume, 500));
    }' --input-type=module "$address"
}

before=$(served)
case ${1:-} in
  --back)
    next=$(newest_first | grep -A1 -x "$before" | tail -n 1)
    if [ "$next" = "$before" ]; then echo "There is no release before ${before:-the first}." >&2; exit 1; fi
    ;;
  '' | -*)
    sed -n '2,6s/^# \{0,1\}//p' "$0" >&2
    exit 2
    ;;
  *)
    next=releases/$(date -u +%Y-%m-%dT%H%M%S)
    as_user mkdir -p "$home/releases"
    as_user git clone --quiet --depth 1 ${2:+--branch "$2"} "$1" "$home/$next"
    cd "$home/$next"
    as_user npm ci --no-audit --no-fund --loglevel=error
    as_user npm run --silent build
    # What the build alone needs goes, and so do the headers that Node brings to be compiled against.
    as_user npm ci --omit=dev --no-audit --no-fund --loglevel=error
    as_user rm -rf node_modules/node/node_modules .cache/renderer
    ;;
esac

switch_to "$next"
if ! answers; then
  echo "$next takes no enquiries: the log says why (journalctl -u site)." >&2
  if [ -z "$before" ]; then exit 1; fi
  switch_to "$before"
  echo "$before is served again. If $next has changed the tables, restore the backup from before it." >&2
  exit 1
fi
echo "$next is served."
# Three are kept to go back to.
newest_first | tail -n +4 | grep -v -x "$(served)" | while read -r old; do rm -rf "${home:?}/$old"; done
