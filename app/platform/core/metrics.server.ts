import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { singleton } from './singleton.server.ts';

const REQUEST_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const QUERY_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5, 15];

export type Metrics = ReturnType<typeof createMetrics>;

/** No label may contain personal data; `docs/operations.md` explains each metric. */
export function metrics(): Metrics {
  return singleton('metrics', createMetrics);
}

function createMetrics() {
  const registry = new Registry();
  const own = { registers: [registry] };
  const counters = {
    requests: new Counter({
      ...own,
      name: 'site_http_requests_total',
      help: 'Requests answered, by pattern of their route.',
      labelNames: ['route', 'method', 'status'],
    }),
    requestSeconds: new Histogram({
      ...own,
      name: 'site_http_request_seconds',
      help: 'From the first byte of a request to the last of its answer.',
      labelNames: ['route', 'method'],
      buckets: REQUEST_SECONDS,
    }),
    pageCache: new Counter({
      ...own,
      name: 'site_page_cache_requests_total',
      help: 'Requests for pages, by what the page cache did: hit, stale, miss or bypass.',
      labelNames: ['result'],
    }),
    querySeconds: new Histogram({
      ...own,
      name: 'site_database_query_seconds',
      help: 'From asking the database to its answer, the wait for a connection included.',
      buckets: QUERY_SECONDS,
    }),
    mails: new Counter({
      ...own,
      name: 'site_mails_total',
      help: 'Attempts to hand a mail to the mail server: sent, failed (tried again) or refused (given up).',
      labelNames: ['outcome'],
    }),
    hashingRefusals: new Counter({
      ...own,
      name: 'site_hashing_refusals_total',
      help: 'Passwords not looked at because too many waited.',
    }),
    limitRefusals: new Counter({
      ...own,
      name: 'site_rate_limit_refusals_total',
      help: 'Requests refused because there were too many of their kind.',
      labelNames: ['limit'],
    }),
    enquiries: new Counter({
      ...own,
      name: 'site_enquiries_total',
      help: 'Enquiries stored; those of robots are kept apart as spam.',
      labelNames: ['kind'],
    }),
  };
  // From zero, so that the first of a kind is an increase too.
  for (const result of ['hit', 'stale', 'miss', 'bypass']) counters.pageCache.inc({ result }, 0);
  for (const outcome of ['sent', 'failed', 'refused', 'overdue']) counters.mails.inc({ outcome }, 0);
  for (const kind of ['enquiry', 'spam']) counters.enquiries.inc({ kind }, 0);
  return { registry, ...counters, state: createState(own) };
}

function createState(own: { registers: Registry[] }) {
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ ...own, name, help, labelNames });
  return {
    build: gauge('site_build_info', 'What this replica runs.', ['version', 'commit']),
    documents: gauge(
      'site_documents',
      "Clients' documents that wait for the virus scanner, and those lost or damaged.",
      ['state'],
    ),
    certificateExpiry: gauge('site_certificate_expiry_timestamp_seconds', 'When a TLS certificate ends.', [
      'of',
    ]),
    spoolFree: gauge('site_spool_free_bytes', 'Room on the disk on which files arrive.'),
    ready: gauge('site_ready', 'Whether a part the site needs is there, as /readyz says.', ['part']),
    jobs: gauge('site_jobs', 'Jobs by queue: waiting, active, retrying, or failed (given up).', [
      'queue',
      'state',
    ]),
    oldestJob: gauge('site_jobs_oldest_seconds', 'Age of the oldest job that is neither done nor given up.', [
      'queue',
    ]),
    lastRun: gauge('site_last_run_timestamp_seconds', 'When a backup or a scheduled job last ended well.', [
      'run',
    ]),
    poolSize: gauge('site_database_pool_size', 'Connections to the database at most.'),
    poolInUse: gauge('site_database_pool_in_use', 'Connections that have work.'),
    poolWaiting: gauge('site_database_pool_waiting', 'Queries and transactions beyond the connections.'),
    hashingWaiting: gauge('site_hashing_waiting', 'Passwords that wait to be looked at.'),
    cachedPages: gauge('site_page_cache_pages', 'Pages in the page cache.'),
    cachedBytes: gauge('site_page_cache_bytes', 'Bytes in the page cache.'),
  };
}
