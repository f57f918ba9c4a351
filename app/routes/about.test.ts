import { expect, test, vi } from 'vitest';
import { visit } from '#tests/routes.ts';
import { useProxiedDatabase } from '#tests/database.ts';

const proxy = await useProxiedDatabase();

test('a page with empty lists is whole; without the database it is 503 and logged', async () => {
  for (const page of ['clients', 'licensing', 'partners']) {
    const logFailure = vi.fn();
    const whole = await visit(`/about/${page}`);
    expect(whole.status).toBe(200);
    expect(Object.values(whole.data ?? {}).flat()).toEqual([]);
    const broken = await proxy.whileShut(() => visit(`/about/${page}`, { logFailure }));
    expect(broken.status).toBe(503);
    const lists = Object.values(broken.data ?? {});
    expect(lists).toEqual(Object.values(whole.data ?? {}).map(() => null));
    expect(logFailure).toHaveBeenCalledTimes(lists.length);
  }
});
