import { SECOND } from '#app/time.ts';

/** Returns false or throws when something the site needs is missing. */
export type Probe = () => Promise<unknown>;

export type Health = (path: string, draining: boolean) => Promise<Response | null>;

type Parts = Record<string, { ok: boolean; ms: number }>;

/** `/readyz` runs all probes (two seconds at most, cached for one). `now` is not a wall clock. */
export function createHealth(probes: Record<string, Probe>, now = () => performance.now()): Health {
  let latest: { at: number; parts: Promise<Parts> } | undefined;
  return async (path, draining) => {
    if (path === '/healthz') return report(true, {});
    if (path !== '/readyz') return null;
    if (!latest || now() - latest.at >= SECOND) latest = { at: now(), parts: runProbes(probes) };
    const parts = await latest.parts;
    const ready = !draining && Object.values(parts).every((part) => part.ok);
    return report(ready, { parts: { ...parts, ...(draining && { process: { ok: false, ms: 0 } }) } });
  };
}

function report(ok: boolean, details: object): Response {
  // Compressing would wait for a thread, and something may hold them all.
  const init = { status: ok ? 200 : 503, headers: { 'Cache-Control': 'no-store, no-transform' } };
  return Response.json({ status: ok ? 'ok' : 'unavailable', ...details }, init);
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
