#!/bin/sh
# rgw.sh DIR PORT KEY SECRET: Ceph's RADOS Gateway on loopback, in memory. DIR is absolute and new; PORT, PORT+1, PORT+2 are used.
set -eu
D=$1 PORT=$2 KEY=$3 SECRET=$4
MON="[v2:127.0.0.1:$((PORT + 1)),v1:127.0.0.1:$((PORT + 2))]"
C=$D/ceph.conf
FSID=$(cat /proc/sys/kernel/random/uuid)
OSD=$(cat /proc/sys/kernel/random/uuid)
mkdir -p "$D/mon" "$D/osd" "$D/rgw" "$D/run"

# The gateway asks for an encrypted session by default and hangs without cephx: hence `ms mon client mode`.
# The paxos lines take the first start from 15 s to 1 s.
cat >"$C" <<CONF
[global]
fsid = $FSID
mon host = $MON
public addr = 127.0.0.1
cluster addr = 127.0.0.1
auth cluster required = none
auth service required = none
auth client required = none
ms mon client mode = crc
run dir = $D/run
admin socket = $D/run/\$name.sock
pid file =
crash dir = $D/run
log to file = false
log to stderr = false
mon cluster log to file = false
mon data = $D/mon
mon allow pool size one = true
mon max pg per osd = 1000
mon pg warn on pool no redundancy = false
mon data avail crit = 1
mon data avail warn = 2
paxos propose interval = 0.05
paxos min wait = 0.01
osd data = $D/osd
osd objectstore = memstore
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
osd memory target = 939524096
memstore device bytes = 4294967296
[client.rgw.a]
rgw data = $D/rgw
rgw frontends = beast endpoint=127.0.0.1:$PORT
rgw thread pool size = 32
rgw crypt require ssl = false
rgw crypt s3 kms backend = testing
rgw crypt s3 kms encryption keys = test-key=MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE=
CONF

monmaptool --create --clobber --addv a "$MON" --fsid "$FSID" "$D/monmap" >/dev/null
ceph-mon -c "$C" --mkfs -i a --monmap "$D/monmap"
ceph-mon -c "$C" -i a -f >"$D/mon.log" 2>&1 &
echo $! >"$D/mon.pid"
ceph -c "$C" --connect-timeout 20 osd new "$OSD" >/dev/null 2>&1
ceph-osd -c "$C" -i 0 --mkfs --osd-uuid "$OSD" >"$D/mkfs.log" 2>&1
ceph-osd -c "$C" -i 0 -f >"$D/osd.log" 2>&1 &
echo $! >"$D/osd.pid"
timeout 60 radosgw-admin -c "$C" user create --uid=test --display-name=test --access-key="$KEY" --secret="$SECRET" >"$D/user.log" 2>&1
radosgw -c "$C" -n client.rgw.a -f >"$D/rgw.log" 2>&1 &
echo $! >"$D/rgw.pid"
