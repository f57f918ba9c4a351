import { fileURLToPath } from 'node:url';
import { closeDb } from '#app/platform/db/client.server.ts';
import { keepSessionDefaults } from '#app/platform/db/session-defaults.server.ts';
import { env, type Env } from '#app/platform/env/env.server.ts';
import { startJobs, stopJobs } from '#app/platform/jobs/workers.server.ts';
import { jobs } from '#app/registry/jobs.server.ts';
import { mayUpload } from '#app/registry/may-upload.server.ts';
import { sweepSpool } from '#app/platform/storage/spool.server.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { migrateDatabase } from '#drizzle/migrate.ts';
import { watchCertificates } from './certificates.ts';
import { createHealth } from './health.ts';
import { createHttpServer, listen } from './http-server.ts';
import { createMeter } from './meter.ts';
import { serveMetrics } from './metrics-server.ts';
import { createStateReader } from './metrics-state.ts';
import { createPageCache, listenForPurges } from './page-cache/page-cache.ts';
import { createRenewal } from './renew-content.ts';
import { waitForDatabase } from './patience.ts';
import { siteProbes } from './probes.ts';
import { loadRemix, loadRouteTable } from './remix.ts';
import type { Site } from './exchange.ts';
import { handleRequest } from './request-handler.ts';
import { limitRenders } from './render-limit.ts';
import { createTurns } from './render-turns.ts';
import { createLog, type Log } from './request-log.ts';
import { fileSecurityHeaders, securityHeaders } from './security-headers.ts';
import { drain } from './shutdown.ts';
import { explainStart, refusal } from './start-errors.ts';
import { loadStaticFiles } from './static-files.ts';
import { siteVersion } from './version.ts';
import { messageOf } from '#app/platform/core/own-error.ts';

const NO_ADDRESS =
  'APP_URL is not set: links in mails lead to localhost, and forms sent from any other address are refused.\n';

const BUILD = new URL('../build/', import.meta.url);

export type RunningServer = {
  url: string;
  /** Finishes open requests (at most ten seconds), then stops jobs and closes the database. */
  close(): Promise<void>;
};

/** Throws if the database cannot be reached at the start, the build is missing or the port is taken. */
export async function startServer(config: Env = env()): Promise<RunningServer> {
  // React reads this when the build is loaded.
  process.env.NODE_ENV ??= 'production';
  const log = createLog(config.LOG_LEVEL);
  const onLostRejection = (error: unknown) => log.error({ err: error }, 'a promise failed unheard');
  process.on('unhandledRejection', onLostRejection);
  await openDatabase(config, log);
  await sweepSpool();
  if (config.S3_ENCRYPTION) await requireEncryption(log);
  const site = await createSite(config, log);
  const renewal = createRenewal(site.cache, log);
  await renewal.renew();
  const server = createHttpServer(
    (request, response) => handleRequest(site, request, response),
    site.security,
  );
  const port = await listen(server, config.HOST, config.PORT);
  const metrics = await openMetrics(config, site);
  const certificates = metrics && watchCertificates(config);
  const purges = listenForPurges(config.DATABASE_DIRECT_URL, renewal.renew, log);
  await startJobs(jobs, log);
  return {
    url: `http://${hostName(config.HOST)}:${port}`,
    async close() {
      await drain(server, site);
      certificates?.stop();
      renewal.stop();
      await Promise.all([metrics?.close(), purges.stop(), stopJobs()]);
      await closeDb();
      process.off('unhandledRejection', onLostRejection);
      log.flush();
    },
  };
}

/** Throws if Postgres is away for longer than a restart takes. */
async function openDatabase({ DATABASE_URL, DATABASE_DIRECT_URL }: Env, log: Log): Promise<void> {
  await waitForDatabase(DATABASE_DIRECT_URL, log);
  await migrateDatabase(DATABASE_DIRECT_URL, { say: (sentence) => log.warn(sentence) });
  if (DATABASE_URL === DATABASE_DIRECT_URL) return;
  await waitForDatabase(DATABASE_URL, log);
  // Its role may be a different one.
  await keepSessionDefaults(DATABASE_URL);
}

/** A storage that is away may come back, and most pages work without it; one that does not encrypt stays so. */
async function requireEncryption(log: Log): Promise<void> {
  await storage()
    .check()
    .catch((error: unknown) => {
      if (error instanceof Error && error.name === 'Refusal') throw error;
      log.warn({ err: error }, 'the object storage did not answer, so nobody knows whether it encrypts');
    });
}

async function createSite(config: Env, log: Log): Promise<Site> {
  const security = securityHeaders(config.APP_URL);
  const [render, findRoute, files] = await Promise.all([
    loadRemix(new URL('site.js', BUILD)),
    loadRouteTable(new URL('site.js', BUILD)),
    loadStaticFiles(fileURLToPath(new URL('client/', BUILD)), fileSecurityHeaders(config.APP_URL)),
  ]);
  return {
    appUrl: config.APP_URL,
    hops: config.TRUST_PROXY,
    render,
    countRender: limitRenders(config.RENDERS_PER_NETWORK),
    takeTurn: createTurns(),
    findRoute,
    mayUpload,
    cache: createPageCache(security),
    files,
    health: createHealth(siteProbes()),
    security,
    log,
    meter: config.METRICS_PORT === undefined ? undefined : createMeter(findRoute, files),
    draining: false,
    shut: false,
  };
}

async function openMetrics({ HOST, METRICS_PORT }: Env, site: Site) {
  if (METRICS_PORT === undefined) return undefined;
  return serveMetrics({ host: HOST, port: METRICS_PORT }, createStateReader(site));
}

function hostName(host: string): string {
  if (host === '127.0.0.1' || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

async function main(): Promise<void> {
  process.env.NODE_ENV ??= 'production';
  const starting = startServer(requireEnv());
  if (!process.env.APP_URL) process.stderr.write(NO_ADDRESS);
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    await (await starting).close();
    process.exit(0);
  };
  // Before the start is complete: the first process of a container ignores signals without a handler.
  process.on('SIGTERM', stop).on('SIGINT', stop);
  const { url } = await starting;
  const { version, commit } = siteVersion();
  process.stdout.write(`version ${version}${commit && ` (commit ${commit})`}\n`);
  process.stdout.write(`ready ${url}\n`);
}

function requireEnv(): Env {
  try {
    return env();
  } catch (error) {
    throw refusal(messageOf(error));
  }
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    process.stderr.write(`${explainStart(error)}\n`);
    process.exit(1);
  });
}
