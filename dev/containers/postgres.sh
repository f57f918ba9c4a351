#!/bin/sh
# For the bundled Postgres: starts it, archives its write-ahead log, makes base backups, and recovers a moment.
# docs/containers.md tells when to use what. ARCHIVE is the archive's folder, PGDATA the data folder.
set -eu
ARCHIVE=${ARCHIVE:-/archive}
KEPT=${BASE_BACKUPS:-2}

# The image's own start. WAL_ARCHIVE=on copies each segment of the log, at the latest after a minute.
start() {
  [ "${WAL_ARCHIVE:-off}" = on ] || exec docker-entrypoint.sh postgres
  install -d -o postgres -g postgres -m 0700 "$ARCHIVE" "$ARCHIVE/wal" "$ARCHIVE/base"
  exec docker-entrypoint.sh postgres -c archive_mode=on -c archive_timeout=60 \
    -c "archive_command=sh $0 archive %p %f"
}

# Never overwrites; Postgres tries again until this succeeds. Compressed: a segment of a quiet minute is nearly empty.
archive() {
  kept=$ARCHIVE/wal/$2.gz
  if [ -f "$kept" ]; then gunzip -c "$kept" | cmp -s - "$1"; exit; fi
  gzip -c "$1" >"$kept.part"
  sync "$kept.part"
  mv "$kept.part" "$kept"
}

# The start of a recovery. Older ones are deleted, with the log that only they need.
base() {
  folder=$ARCHIVE/base/$(date -u +%Y%m%dT%H%M%SZ)
  pg_basebackup --username="${POSTGRES_USER:-postgres}" --pgdata="$folder.part" --checkpoint=fast --wal-method=none
  mv "$folder.part" "$folder"
  bases | head -n "-$KEPT" | while read -r old; do rm -rf "${ARCHIVE:?}/base/$old"; done
  label=$ARCHIVE/base/$(bases | head -n 1)/backup_label
  pg_archivecleanup -x .gz "$ARCHIVE/wal" "$(sed -n 's/^START WAL LOCATION.*file \([0-9A-F]*\)).*/\1/p' "$label")"
  echo "$folder"
}

bases() { ls "$ARCHIVE/base" | grep -v '\.part$'; }

# Replaces PGDATA by the database as it was at $1 (as 2026-11-21 14:30:00+02); the old data stay beside it.
recover() {
  moment=$(date -u -d "$1" +%Y%m%dT%H%M%SZ)
  [ ! -f "$PGDATA/postmaster.pid" ] || { echo 'Postgres is running, or was killed: stop it first.' >&2; exit 1; }
  chosen=$(bases | awk -v moment="$moment" '$0 <= moment' | tail -n 1)
  [ "$chosen" ] || { echo "No base backup is older than $1." >&2; exit 1; }
  mv "$PGDATA" "$PGDATA.before-recovery-$(date -u +%Y%m%dT%H%M%SZ)"
  cp -a "$ARCHIVE/base/$chosen" "$PGDATA"
  chmod 0700 "$PGDATA"
  cat >>"$PGDATA/postgresql.auto.conf" <<CONF
restore_command = 'test -f $ARCHIVE/wal/%f.gz && gunzip -c $ARCHIVE/wal/%f.gz >%p'
recovery_target_time = '$1'
recovery_target_action = promote
CONF
  touch "$PGDATA/recovery.signal"
  chown --reference="$PGDATA/PG_VERSION" "$PGDATA/recovery.signal"
  echo "Start Postgres: it recovers $1 from the base backup $chosen."
}

command=$1
shift
"$command" "$@"
