#!/bin/sh
# Replaces the served release without losing a request. Run it as root, from a place that only root can change:
#   site-release REPOSITORY [BRANCH OR TAG]   clones, builds, switches, restarts and waits until the server accepts enquiries;
#                                             if it does not within SITE_READY_SECONDS (60), the previous release is served again
#   site-release RELEASE.tar.gz               the same with a release built on another machine
#   site-release --back                       returns to the previous release, and never again to the one it leaves
# On the other machine, with the same processor and kind of Linux, as any user:
#   sh release.sh --pack RELEASE.tar.gz REPOSITORY [BRANCH OR TAG]
# Each release is a folder, and /srv/site/current links to one of them. Data and backups are elsewhere (DATA_DIR, BACKUP_DIR).
# A failed build is deleted; so is a new release that accepts no enquiries, if the previous one still does.
set -eu

home=${SITE_HOME:-/srv/site}
address=${SITE_ADDRESS:-http://127.0.0.1:8080}
backup=${SITE_BACKUP:-systemctl start site-backup.service}
restart=${SITE_RESTART:-systemctl restart site.service}
user=${SITE_USER:-site}
# A release is ready once its migrations are done.
ready_seconds=${SITE_READY_SECONDS:-60}
script=$(readlink -f "$0")
input=/dev/null

# The site's user may write everything in the site's folder, including programs and links. All functions that touch the folder are
# here, and run as that user.

served() { readlink "$home/current" 2>/dev/null || true; }

# Lists only releases that have a built site: earlier versions of this script left folders of failed builds.
newest_first() { (cd "$home" && find releases -mindepth 2 -maxdepth 2 -name dist ! -path '*/.*' 2>/dev/null | sed 's,/dist$,,' | sort -r); }

# Filters out releases that were rolled back: --back never returns to them.
not_rolled_back() { while read -r release; do if [ ! -e "$home/$release/.left" ]; then echo "$release"; fi; done; }

release_before() { newest_first | awk -v was="$1" 'past { print } $0 == was { past = 1 }' | not_rolled_back | head -n 1; }

# Marks a release as rolled back. The rollback goes on even if the mark cannot be written.
mark_rolled_back() { touch "$home/$1/.left" || true; }

return_to() {
  rm -f "$home/$1/.left"
  point_to "$1"
}

# Atomic: there is no moment without a current release.
point_to() {
  ln -sfn "$1" "$home/current.next"
  mv -T "$home/current.next" "$home/current"
}

# Clones all commits, for the dates in the sitemap, but only the files of the branch that is built.
build() {
  git clone --quiet --filter=blob:none --single-branch ${3:+--branch "$3"} "$2" "$1"
  cd "$1"
  npm ci --no-audit --no-fund --loglevel=error
  npm run --silent build
  # Removes packages that only the build needs; further down, the headers that come with Node.
  npm ci --omit=dev --no-audit --no-fund --loglevel=error
  # A hash of everything but content and pictures: releases with the same hash differ only in those.
  { git ls-files --stage . ':!content' ':!art/masters'; git ls-files --stage content/schema; } | git hash-object --stdin >.code
  rm -rf node_modules/node/node_modules .cache/build/unfinished-*
}

unpack() {
  mkdir "$1"
  tar --extract --gzip --directory "$1" --no-same-owner
  if [ ! -e "$1/dist" ]; then echo "The archive has no built site: make it with release.sh --pack." >&2; exit 1; fi
}

# A release gets its final name only when it is complete.
add_release() {
  unfinished=$home/releases/.building-$1
  mkdir -p "$home/releases"
  shift
  (case $# in 0) unpack "$unfinished" ;; *) build "$unfinished" "$@" ;; esac)
  mv -T "$unfinished" "$home/releases/${unfinished##*.building-}"
}

# Packs a release, without files that only a later build would use.
pack() {
  archive=$(readlink -f "$(dirname "$1")")/$(basename "$1")
  shift
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
  trap 'exit 1' HUP INT TERM
  (build "$folder/release" "$@")
  tar --create --gzip --file "$archive.part" --directory "$folder/release" --exclude=./.git --exclude=./.cache .
  mv "$archive.part" "$archive"
  sha256sum "$archive"
}

# Also removes what a power failure or a killed script left.
remove_unfinished() { rm -rf "${home:?}"/releases/.building-*; }

remove() { rm -rf "${home:?}/${1:?}"; }

# Lists the releases to keep: the three newest, at most two of them with the same code, so that releases that change only content
# leave a way back to the previous code; and the one that is served. Releases that were rolled back are not kept: until now they
# were needed to read the enquiries that they had received.
releases_to_keep() {
  newest_first | not_rolled_back | while read -r release; do
    echo "$(cat "$home/$release/.code" 2>/dev/null || echo "$release") $release"
  done | awk 'seen[$1]++ < 2 && kept++ < 3 { print $2 }'
  served
}

remove_old() {
  kept=$(releases_to_keep)
  (cd "$home" && find releases -mindepth 1 -maxdepth 1 -type d ! -name '.*') | grep -v -x -F "$kept" | while read -r old; do remove "$old"; done
}

accepts_enquiries() {
  "$home/current/node_modules/.bin/node" -e '
    const stop = Date.now() + Number(process.argv[2]) * 1000;
    const ask = () => fetch(process.argv[1] + "/api/ready", { signal: AbortSignal.timeout(5000) }).then(({ ok }) => ok, () => false);
    while (!(await ask())) {
      if (Date.now() > stop) process.exit(1);
      await new Promise((resume) => setTimeout(resume, 500));
    }' --input-type=module "$address" "$ready_seconds"
}

if [ "${1:-}" = --as-user ]; then
  shift
  "$@"
  exit
fi

# Runs one of the functions above as the site's user, with the file $input as its input; without root's terminal, at which that user could
# type for root.
as_user() {
  if [ "$(id -un)" = "$user" ]; then "$@" <"$input" 9>&-; return; fi
  (cd / && exec setsid runuser -u "$user" -- env HOME="$home" SITE_HOME="$home" SITE_ADDRESS="$address" sh "$script" --as-user "$@") <"$input" 9>&- &
  running=$!
  # Its exit code is this function's: `set -e` does not end a function that is called in a condition.
  as_user_status=0
  wait "$running" || as_user_status=$?
  running=
  return "$as_user_status"
}

# Anyone who may change this script, or a folder above it, could run anything as root. In a folder with the sticky bit, such as
# /tmp, others may add files but not replace this one.
refuse_to_be_changed_by_others() {
  path=$script
  while :; do
    if [ -n "$(find "$path" -maxdepth 0 \( ! -user root -o -perm /022 ! -perm -1000 \))" ]; then
      echo "$path can be changed by others than root, and this script runs as root: copy it to a safe place:" >&2
      echo "  install -m 755 $script /usr/local/sbin/site-release" >&2
      exit 2
    fi
    if [ "$path" = / ]; then return; fi
    path=$(dirname "$path")
  done
}

# The terminal may be gone.
say() { echo "$1" >&2 || true; }

usage() {
  sed -n '2,9s/^# \{0,1\}//p' "$script" >&2
  exit 2
}

stop() {
  if [ -n "${running:-}" ]; then kill -s TERM -- "-$running" 2>/dev/null || true; fi
  exit 1
}

if [ "${1:-}" = --pack ]; then
  if [ $# -lt 3 ]; then usage; fi
  shift
  pack "$@"
  exit
fi

if [ "$(id -u)" = 0 ] && [ "$user" != root ]; then refuse_to_be_changed_by_others; fi

case $ready_seconds in
  '' | *[!0-9]*)
    echo "SITE_READY_SECONDS is \"$ready_seconds\": set it to a whole number of seconds, such as 600" >&2
    exit 2
    ;;
esac

# Two at once would delete each other's builds, and a build under way would be served after a rollback. Programs are started with 9>&-:
# one that stays running would hold the lock.
exec 9<"$home"
if ! flock --nonblock 9; then
  echo "Another site-release is running: wait for it, or stop it first (the nightly one: systemctl stop site-publish)." >&2
  exit 1
fi

# The release that is served until the switch.
previous=$(as_user served)
new=
case ${1:-} in
  --back)
    next=$(as_user release_before "$previous")
    if [ -z "$next" ] || [ "$next" = "$previous" ]; then echo "There is no release before ${previous:-the first}." >&2; exit 1; fi
    ;;
  '' | -*)
    usage
    ;;
  *)
    name=$(date -u +%Y-%m-%dT%H%M%S)
    next=releases/$name
    trap 'as_user remove_unfinished' EXIT
    trap stop HUP INT TERM
    # Root opens the archive, which the site's user may be unable to read; that user extracts it.
    if [ -f "$1" ]; then
      input=$1
      as_user add_release "$name"
      input=/dev/null
    else
      as_user add_release "$name" "$@"
    fi
    new=$next
    ;;
esac

# Only a backup from before can undo what a release changes in the tables.
if [ -n "$new" ] && [ -n "$previous" ] && ! $backup 9>&-; then
  as_user remove "$new"
  echo "The backup failed (journalctl -u site-backup), so $previous is still served. To release without a backup: SITE_BACKUP=true site-release …" >&2
  exit 1
fi

# From the switch to the rollback, neither a lost connection nor Ctrl+C stops this script: a release that accepts no enquiries would stay.
# That takes a few minutes at most, unless SITE_READY_SECONDS says otherwise.
trap '' HUP INT TERM

# The exit code of the restart does not matter: a server that does not start is noticed below.
if [ -z "$new" ]; then as_user mark_rolled_back "$previous"; fi
as_user point_to "$next"
$restart 9>&- || true
if ! as_user accepts_enquiries; then
  say "$next accepts no enquiries: the log says why (journalctl -u site)."
  if [ -z "$previous" ]; then exit 1; fi
  as_user return_to "$previous"
  $restart 9>&- || true
  if as_user accepts_enquiries; then
    # A release that was returned to is kept: it once accepted enquiries, and the fault may be elsewhere.
    if [ -n "$new" ]; then as_user remove "$new"; fi
    say "$previous is served again."
  else
    # Both are kept: the tables may be those of the newer one, which is then needed to read the enquiries. It is marked, so that the
    # nightly site-publish.service does not release it again.
    if [ -n "$new" ]; then as_user mark_rolled_back "$new"; fi
    say "$previous accepts none either: THE SITE IS DOWN. If the log says that a later version has changed the tables, see docs/deploying.md, \"Rolling back a change of tables\"."
  fi
  exit 1
fi
echo "$next is served." || true
if [ -n "$new" ]; then as_user remove_old; fi
