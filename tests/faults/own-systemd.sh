# Becomes a systemd that runs the units of the folder $1 and sees the folder $2 as /srv/site. Run in namespaces of its own (unshare:
# mounts, processes, network, control groups), so that its units change nothing outside of them. $3 is the project's node_modules.
set -eu
units=$1 home=$2 modules=$3
ip link set lo up
mount --make-rprivate /
mount -t proc proc /proc
umount -R /sys/fs/cgroup
mount -t cgroup2 cgroup2 /sys/fs/cgroup
mount -t tmpfs tmpfs /run
mkdir -p /run/test /run/log/journal /srv /var/lib /var/cache /var/backups
cp /etc/passwd /etc/group /run/test/
# The ids of siteOwner in own-systemd.ts.
echo 'site:x:987:987::/srv/site:/usr/sbin/nologin' >>/run/test/passwd
echo 'site:x:987:' >>/run/test/group
mount --bind /run/test/passwd /etc/passwd
mount --bind /run/test/group /etc/group
for folder in /srv /var/lib /var/cache /var/backups; do mount -t tmpfs -o mode=755 tmpfs "$folder"; done
mkdir -p /srv/site /var/backups/site
mount --bind "$home" /srv/site
# The release that writeSite in own-systemd.ts writes.
mount --bind "$modules" /srv/site/releases/one/node_modules
chown -R 987:987 /var/backups/site
# What systemd-tmpfiles would do, which does not run here.
chown root:systemd-journal /run/log/journal
chmod 2755 /run/log/journal
exec env container=test SYSTEMD_UNIT_PATH="$units" /lib/systemd/systemd --unit=test.target --log-target=journal --show-status=no
