#!/bin/sh
# Builds the image and checks it, alone and as three replicas behind the edge, with podman and buildah.
# Needs root, podman, buildah, runc, iproute2, caddy and curl; without a registry also debootstrap. COMPOSE may name Compose 2.
set -eu
cd "$(dirname "$0")/../.."

BASE=docker.io/library/node:24-bookworm-slim
IMAGE=localhost/site:check
MOST_MB=200

skip() { printf 'skipped: %s\n' "$1"; }
has() { command -v "$1" >/dev/null 2>&1; }
size_mb() { echo $(($(podman image inspect --format '{{.Size}}' "$1") / 1000000)); }

check_compose() {
  for compose in "${COMPOSE:-}" docker-compose 'docker compose'; do
    case "$($compose version --short 2>/dev/null)" in
      2.* | v2.* | 5.* | v5.*)
        $compose --env-file .env.example config --quiet
        echo 'docker-compose.yml is valid'
        return
        ;;
    esac
  done
  skip 'docker-compose.yml is not validated: there is no Compose 2 here (install it, or name it in COMPOSE)'
}

configure_podman() {
  cat >"$WORK/containers.conf" <<CONF
[containers]
default_ulimits = ["nofile=1024:1024", "nproc=1024:1024"]
netns = "host"
[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
events_logger = "file"
CONF
  printf '[storage]\ndriver = "vfs"\ngraphroot = "%s/root"\nrunroot = "%s/run"\n' "$WORK" "$WORK" >"$WORK/storage.conf"
  export CONTAINERS_CONF="$WORK/containers.conf" CONTAINERS_STORAGE_CONF="$WORK/storage.conf" STORAGE_DRIVER=vfs
}

# Replaces the official image if it cannot be pulled: Debian with this machine's Node 24 and npm.
make_base() {
  debootstrap --variant=minbase --include=ca-certificates,libstdc++6,libatomic1 bookworm "$WORK/base" >"$WORK/debootstrap.log"
  cp "$(node -p process.execPath)" "$WORK/base/usr/local/bin/node"
  mkdir -p "$WORK/base/usr/local/lib/node_modules"
  cp -r "$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")" "$WORK/base/usr/local/lib/node_modules/npm"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$WORK/base/usr/local/bin/npm"
  chroot "$WORK/base" useradd --create-home --uid 1000 node
  # npm in the image must trust the same registry.
  cp /etc/ssl/certs/ca-certificates.crt "$WORK/base/etc/ssl/certs/"
  container=$(buildah from scratch)
  buildah add --quiet "$container" "$WORK/base" / >/dev/null
  buildah config --cmd node --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt \
    --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$container"
  buildah commit --quiet --rm --format docker "$container" "$BASE" >/dev/null
  rm -rf "$WORK/base"
}

require_base() {
  timeout 60 podman pull --quiet "$BASE" >/dev/null 2>&1 && return
  has debootstrap || return 1
  skip "the official $BASE cannot be pulled: Debian with Node $(node -p process.versions.node) stands in"
  make_base
}

build_image() {
  buildah bud --isolation chroot --pull-never --format docker --tag "$IMAGE" --build-arg COMMIT=checked --build-arg VERSION=checked . >"$WORK/build.log" 2>&1 || {
    tail -30 "$WORK/build.log"
    exit 1
  }
  above=$(($(size_mb "$IMAGE") - $(size_mb "$BASE")))
  echo "the image is $above MB above its base (at most $MOST_MB)"
  [ "$above" -le "$MOST_MB" ]
}

# In its own network namespace, so that ports and the three addresses of `app` are free. The edge's certificate is its own.
try_image() {
  printf '127.0.0.1 localhost\n127.0.0.2 app\n127.0.0.3 app\n127.0.0.4 app\n' >"$WORK/hosts"
  unshare --net --mount --pid --fork --mount-proc --kill-child \
    sh -c "ip link set lo up; mount --bind '$WORK/hosts' /etc/hosts; NODE_TLS_REJECT_UNAUTHORIZED=0 node --disable-warning=ExperimentalWarning dev/containers/check.ts '$IMAGE'"
}

check_compose
for program in podman buildah runc ip caddy curl; do
  has $program || { skip "the image is neither built nor tried: there is no $program here"; exit 0; }
done
[ "$(id -u)" = 0 ] || { skip 'the image is neither built nor tried: that needs root'; exit 0; }

WORK=$(mktemp -d)
trap 'rm -rf "$WORK"' EXIT
trap 'exit 1' INT TERM
configure_podman
require_base || { skip "the image is neither built nor tried: $BASE cannot be pulled and there is no debootstrap"; exit 0; }
build_image
try_image
