import { SECOND } from '#app/platform/core/time.ts';
import { siteVersion } from './version.ts';

export type Probe = () => Promise<unknown>;

export type Health = (path: string, draining: boolean) => Promise<Response | null>;

type Parts = Record<string, { ok: boolean; ms: number }>;

type Status = 'ok' | 'degraded' | 'unavailable';

/** Without these no page can be rendered, so a balancer sends nobody here; without others most of the site works. */
const NEEDED = new Set(['database', 'schema', 'process']);

/** `/healthz` is the process; `/readyz` runs all probes (two seconds at most, cached for one). `now` is not a wall clock. */
export function createHealth(probes: Record<string, Probe>, { now = () => performance.now() } = {}): Health {
  const version = siteVersion();
  let latest: { at: number; parts: Promise<Parts> } | undefined;
  return async (path, draining) => {
    if (path === '/healthz') return report('ok', version);
    if (path !== '/readyz') return null;
    if (!latest || now() - latest.at >= SECOND) latest = { at: now(), parts: runProbes(probes) };
    const parts: Parts = { ...(await latest.parts), ...(draining && { process: { ok: false, ms: 0 } }) };
    const lost = Object.keys(parts).filter((name) => !parts[name]?.ok);
    return report(statusOf(lost), { lost, parts });
  };
}

function statusOf(lost: string[]): Status {
  if (lost.length === 0) return 'ok';
  return lost.some((name) => NEEDED.has(name)) ? 'unavailable' : 'degraded';
}

function report(status: Status, details: object): Response {
  // Compressing would need a thread, and all of them may be busy.
  const headers = { 'Cache-Control': 'no-store, no-transform' };
  return Response.json({ status, ...details }, { status: status === 'unavailable' ? 503 : 200, headers });
}

async function runProbes(probes: Record<string, Probe>): Promise<Parts> {
  const parts = await Promise.all(
    Object.entries(probes).map(async ([name, probe]) => [name, await runProbe(probe)] as const),
  );
  return Object.fromEntries(parts);
}

async function runProbe(probe: Probe): Promise<{ ok: boolean; ms: number }> {
  const started = performance.now();
  const timeout = AbortSignal.timeout(2 * SECOND);
  const late = new Promise<boolean>((resolve) => {
    timeout.addEventListener('abort', () => resolve(false), { once: true });
  });
  const answer = await Promise.race([probe(), late]).catch(() => false);
  return { ok: answer !== false, ms: Math.round(performance.now() - started) };
}
