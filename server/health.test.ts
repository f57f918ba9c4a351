import { expect, onTestFinished, test, vi } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { DAY } from '#app/platform/core/time.ts';
import { createHealth, type Probe } from './health.ts';

test('/healthz runs no probe, and says which version runs', async () => {
  const { health, calls } = healthWith({ database: async () => false });
  const answer = await health('/healthz', false);
  expect(answer?.status).toBe(200);
  expect(await answer?.json()).toEqual({ status: 'ok', version: packageJson.version, commit: '' });
  expect(calls).toEqual([]);
});

test('/readyz is 200 while every probe passes, and names each one', async () => {
  const { health } = healthWith({ database: async () => true, storage: async () => true });
  const response = await health('/readyz', false);
  expect(response?.status).toBe(200);
  expect(await response?.json()).toMatchObject({
    status: 'ok',
    parts: { database: { ok: true }, storage: { ok: true } },
  });
});

test.each<[string, Probe]>([
  ['returns false', async () => false],
  ['throws', async () => Promise.reject(new Error('password of the database'))],
  ['never answers', () => new Promise(() => {})],
])('/readyz is 503 when the database %s, and does not say why', async (_, probe) => {
  const { health } = healthWith({ storage: async () => true, database: probe });
  const response = await health('/readyz', false);
  expect(response?.status).toBe(503);
  const body = await response?.text();
  expect(JSON.parse(body ?? '')).toMatchObject({
    status: 'unavailable',
    lost: ['database'],
    parts: { storage: { ok: true }, database: { ok: false } },
  });
  expect(body).not.toContain('password');
});

test('/readyz stays 200 without storage or mail, and names them', async () => {
  const lost = async () => false;
  const { health } = healthWith({ database: async () => true, storage: lost, mail: lost });
  const answer = await health('/readyz', false);
  expect(answer?.status).toBe(200);
  expect(await answer?.json()).toMatchObject({ status: 'degraded', lost: ['storage', 'mail'] });
});

test('concurrent requests run each probe once a second', async () => {
  const clock = { now: 0 };
  const { health, calls } = healthWith({ database: async () => true }, clock);
  await Promise.all(Array.from({ length: 50 }, () => health('/readyz', false)));
  expect(calls).toHaveLength(1);
  clock.now = 1_000;
  await health('/readyz', false);
  expect(calls).toHaveLength(2);
});

test('a process that is about to end is not ready', async () => {
  const { health } = healthWith({ database: async () => true });
  expect((await health('/readyz', true))?.status).toBe(503);
});

test('other paths return null', async () => {
  const { health } = healthWith({});
  expect(await health('/readyz/x', false)).toBeNull();
});

function healthWith(probes: Record<string, Probe>, clock = { now: 0 }) {
  const calls: string[] = [];
  const wrapped = Object.entries(probes).map(([name, probe]) => {
    const counting: Probe = () => {
      calls.push(name);
      return probe();
    };
    return [name, counting] as const;
  });
  return { health: createHealth(Object.fromEntries(wrapped), { now: () => clock.now }), calls };
}

test('setting the clock back does not extend the cache', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const answers = { database: true };
  const health = createHealth({ database: async () => answers.database });
  expect((await health('/readyz', false))?.status).toBe(200);
  answers.database = false;
  vi.advanceTimersByTime(2_000);
  vi.setSystemTime(Date.now() - DAY);
  expect((await health('/readyz', false))?.status).toBe(503);
});
