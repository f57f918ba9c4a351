ARG NODE_IMAGE=node:24-bookworm-slim

# Only what the site needs at run time.
FROM $NODE_IMAGE AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund
# Types, maps and documentation of the packages: a third of their size, never read by Node. Licences stay.
RUN find node_modules -type f \( -name '*.map' -o -name '*.ts' -o -name '*.cts' -o -name '*.mts' -o -name '*.flow' \
    -o -iname 'readme*' -o -iname 'changelog*' \) -delete

FROM $NODE_IMAGE AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY patches patches
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts --no-audit --no-fund && npm run prepare
COPY . .
ARG COMMIT=
RUN npm run build -- "$COMMIT"

FROM $NODE_IMAGE
ARG COMMIT=
ARG VERSION=
LABEL org.opencontainers.image.revision=$COMMIT org.opencontainers.image.version=$VERSION
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 METRICS_PORT=9464 DATA_DIR=/data REQUIRE_ADMIN_2FA=true \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=131072 \
    MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
RUN mkdir -p /data/spool /backups && chown -R node:node /data /backups
COPY --from=packages /app/node_modules node_modules
# sharp's binaries for this platform are optional packages; the other optional ones are not needed.
COPY --from=build /app/node_modules/@img node_modules/@img
# As patched by patches/.
COPY --from=build /app/node_modules/postgres/src node_modules/postgres/src
COPY --from=build /app/node_modules/@remix-run/router/dist/router.cjs.js node_modules/@remix-run/router/dist/
COPY package.json ./
COPY content content
COPY drizzle drizzle
COPY dev dev
COPY server server
COPY app app
COPY --from=build /app/build build
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Without these settings Node takes twice the memory for the same work; docs/operations.md has the figures.
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=512", "--heap-growing-percent=70", "build/main.js"]
