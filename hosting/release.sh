#!/bin/sh
# Puts a new release in the place of the one that is served; no request is lost. As root:
#   release.sh REPOSITORY [BRANCH OR TAG]   clones, builds, switches, restarts and waits until it takes enquiries;
#                                           when it does not within a minute, the one before is served again
#   release.sh --back                       serves the one before again
# A release is a folder of its own, /srv/site/current a link to one of them. What is kept lies elsewhere (DATA_DIR, BACKUP_DIR).
# A build that fails leaves nothing, and a new release that takes no enquiries is deleted: whoever goes back meets neither.
set -eu

home=${SITE_HOME:-/srv/site}
address=${SITE_ADDRESS:-http://127.0.0.1:8080}
restart=${SITE_RESTART:-systemctl restart site.service}
user=${SITE_USER:-site}

as_user() { if [ "$(id -un)" = "$user" ]; then "$@"; else runuser -u "$user" -- "$@"; fi; }
served() { readlink "$home/current" 2>/dev/null || true; }
# Only those that have a site: a folder without one is what an earlier version of this script left of a failed build.
newest_first() { (cd "$home" && find releases -mindepth 2 -maxdepth 2 -name dist ! -path '*/.*' 2>/dev/null | sed 's,/dist$,,' | sort -r); }

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
new=
case ${1:-} in
  --back)
    next=$(newest_first | grep -A1 -x "$before" | tail -n 1)
    if [ -z "$next" ] || [ "$next" = "$before" ]; then echo "There is no release before ${before:-the first}." >&2; exit 1; fi
    ;;
  '' | -*)
    sed -n '2,6s/^# \{0,1\}//p' "$0" >&2
    exit 2
    ;;
  *)
    name=$(date -u +%Y-%m-%dT%H%M%S)
    next=releases/$name
    building=$home/releases/.building-$name
    # Also of a build that a dying machine cut off, or a killed script.
    trap 'rm -rf "${home:?}"/releases/.building-*' EXIT
    trap 'exit 1' HUP INT TERM
    as_user mkdir -p "$home/releases"
    as_user git clone --quiet --depth 1 ${2:+--branch "$2"} "$1" "$building"
    cd "$building"
    as_user npm ci --no-audit --no-fund --loglevel=error
    as_user npm run --silent build
    # What the build alone needs goes, and so do the headers that Node brings to be compiled against.
    as_user npm ci --omit=dev --no-audit --no-fund --loglevel=error
    as_user rm -rf node_modules/node/node_modules .cache/renderer-*
    as_user mv -T "$building" "$home/$next"
    new=$next
    ;;
esac

switch_to "$next"
if ! answers; then
  echo "$next takes no enquiries: the log says why (journalctl -u site)." >&2
  if [ -z "$before" ]; then exit 1; fi
  switch_to "$before"
  # One that was gone back to stays: it once took them, and the fault may be elsewhere.
  if [ -n "$new" ]; then rm -rf "${home:?}/$new"; fi
  echo "$before is served again. If $next has changed the tables, restore the backup from before it." >&2
  exit 1
fi
echo "$next is served."
# Three are kept to go back to.
kept=$(newest_first | head -n 3; served)
(cd "$home" && find releases -mindepth 1 -maxdepth 1 -type d ! -name '.*') | grep -v -x -F "$kept" | while read -r old; do rm -rf "${home:?}/$old"; done
