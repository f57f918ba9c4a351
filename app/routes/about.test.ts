import { expect, test, vi } from 'vitest';
import * as clients from './about.clients.tsx';
import * as licensing from './about.licensing.tsx';
import * as partners from './about.partners.tsx';
import { db } from '#app/db/client.server.ts';
import { clients as clientTable, professionalBodies } from '#app/db/schema/lists.ts';
import { useTestDatabase } from '#tests/database.ts';
import { startProxy } from '#tests/proxy.ts';

const door = await startProxy((await useTestDatabase()).url);
vi.stubEnv('DATABASE_URL', door.url);

const pages = [
  ['clients', clients.loader],
  ['licensing', licensing.loader],
  ['partners', partners.loader],
] as const;

test.each(pages)('/about/%s is whole when its lists can be read, empty or not', async (_, loader) => {
  const answer = await loader(loaderArgs());
  expect(answer.init?.status).toBe(200);
  expect(Object.values(answer.data).every((list) => Array.isArray(list))).toBe(true);
});

test('the lists are those of the database', async () => {
  await db().insert(clientTable).values({ name: 'Marula Moon Bakery' });
  await db().insert(professionalBodies).values({ name: 'Institute of Bookkeepers' });
  expect((await clients.loader(loaderArgs())).data.clients).toMatchObject([{ name: 'Marula Moon Bakery' }]);
  expect((await licensing.loader(loaderArgs())).data).toMatchObject({
    bodies: [{ name: 'Institute of Bookkeepers' }],
    accreditations: [],
  });
});

test.each(pages)(
  '/about/%s without its database is 503, so that no cache takes it for the page, and logs why',
  async (_, loader) => {
    const logFailure = vi.fn();
    await door.shut();
    const answer = await loader(loaderArgs({ logFailure }));
    await door.open();
    expect(answer.init?.status).toBe(503);
    expect(Object.values(answer.data).every((list) => list === null)).toBe(true);
    expect(logFailure).toHaveBeenCalledTimes(Object.keys(answer.data).length);
  },
);

function loaderArgs(context = {}) {
  return { request: new Request('http://localhost:3000/about'), params: {}, context };
}
