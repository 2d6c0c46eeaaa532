# Becomes a systemd that sees the folder $1 as /etc/systemd/system, $2 as /srv/site, and the project's packages, $3, as
# /run/test/node_modules. Runs in separate namespaces (unshare: mounts, processes, network, control groups), so that neither its units
# nor commands that install something change anything outside of them.
set -eu
units=$1 home=$2 modules=$3
ip link set lo up
mount --make-rprivate /
mount -t proc proc /proc
umount -R /sys/fs/cgroup
mount -t cgroup2 cgroup2 /sys/fs/cgroup
mount -t tmpfs tmpfs /run
mkdir -p /run/test/node_modules /run/log/journal /srv /var/lib /var/cache /var/backups /usr/local/sbin /usr/local/src
cp -a /etc /run/test/etc
mount --bind /run/test/etc /etc
# The ids of siteOwner in own-systemd.ts.
echo 'site:x:987:987::/srv/site:/usr/sbin/nologin' >>/etc/passwd
echo 'site:x:987:' >>/etc/group
mount --bind "$units" /etc/systemd/system
for folder in /srv /var/lib /var/cache /var/backups /usr/local/sbin /usr/local/src; do mount -t tmpfs -o mode=755 tmpfs "$folder"; done
mkdir /srv/site
mount --bind "$home" /srv/site
mount --bind "$modules" /run/test/node_modules
# What systemd-tmpfiles would do, which does not run here.
chown root:systemd-journal /run/log/journal
chmod 2755 /run/log/journal
exec env container=test SYSTEMD_UNIT_PATH=/etc/systemd/system /lib/systemd/systemd --unit=test.target --log-target=journal --show-status=no
