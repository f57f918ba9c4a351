import { expect, test, vi } from 'vitest';
import { useTestDatabase } from '#tests/database.ts';
import { startProxy } from '#tests/proxy.ts';
import { loader as clients } from './about.clients.tsx';
import { loader as licensing } from './about.licensing.tsx';
import { loader as partners } from './about.partners.tsx';

const proxy = await startProxy((await useTestDatabase()).url);
vi.stubEnv('DATABASE_URL', proxy.url);

test('a page with empty lists is whole; without the database it is 503, for the caches, and logs why', async () => {
  for (const loader of [clients, licensing, partners]) {
    const logFailure = vi.fn();
    const args = { request: new Request('http://localhost:3000/about'), params: {}, context: { logFailure } };
    const whole = await loader(args);
    expect(whole.init?.status).toBe(200);
    expect(Object.values(whole.data).flat()).toEqual([]);
    await proxy.shut();
    const broken = await loader(args);
    await proxy.open();
    expect(broken.init?.status).toBe(503);
    expect(Object.values(broken.data).every((list) => list === null)).toBe(true);
    expect(logFailure).toHaveBeenCalledTimes(Object.keys(broken.data).length);
  }
});
