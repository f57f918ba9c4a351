import { expect, onTestFinished, test, vi } from 'vitest';
import { DAY } from '#app/time.ts';
import { createHealth, type Probe } from './health.ts';

test('/healthz asks nobody', async () => {
  const { health, asked } = probed({ database: async () => false });
  expect((await health('/healthz', false))?.status).toBe(200);
  expect(asked).toEqual([]);
});

test('/readyz is 200 while everything is there, and names each part', async () => {
  const { health } = probed({ database: async () => true, storage: async () => true });
  const response = await health('/readyz', false);
  expect(response?.status).toBe(200);
  expect(await response?.json()).toMatchObject({
    status: 'ok',
    parts: { database: { ok: true }, storage: { ok: true } },
  });
});

test.each<[string, Probe]>([
  ['says no', async () => false],
  ['throws', async () => Promise.reject(new Error('password of the database'))],
  ['never answers', () => new Promise(() => {})],
])('/readyz is 503 when a part %s, and does not say why', async (_, probe) => {
  const { health } = probed({ database: async () => true, storage: probe });
  const response = await health('/readyz', false);
  expect(response?.status).toBe(503);
  const body = await response?.text();
  expect(JSON.parse(body ?? '')).toMatchObject({ parts: { database: { ok: true }, storage: { ok: false } } });
  expect(body).not.toContain('password');
});

test('many who ask at once cause one question a second', async () => {
  const clock = { now: 0 };
  const { health, asked } = probed({ database: async () => true }, clock);
  await Promise.all(Array.from({ length: 50 }, () => health('/readyz', false)));
  expect(asked).toHaveLength(1);
  clock.now = 1_000;
  await health('/readyz', false);
  expect(asked).toHaveLength(2);
});

test('a process that is about to end is not ready', async () => {
  const { health } = probed({ database: async () => true });
  expect((await health('/readyz', true))?.status).toBe(503);
});

test('other paths are none of its business', async () => {
  const { health } = probed({});
  expect(await health('/readyz/x', false)).toBeNull();
});

function probed(probes: Record<string, Probe>, clock = { now: 0 }) {
  const asked: string[] = [];
  const counted = Object.entries(probes).map(([name, probe]) => {
    const counting: Probe = () => {
      asked.push(name);
      return probe();
    };
    return [name, counting] as const;
  });
  return { health: createHealth(Object.fromEntries(counted), () => clock.now), asked };
}

test('a clock that is set back keeps no answer', async () => {
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
