import { beforeEach, expect, test } from 'vitest';
import { addTaxpayerFor, freshDesk } from '#app/work/core/engagements/work.test-support.ts';
import { signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { ask, visit } from '#tests/routes.ts';
import { loader as searchJson } from './admin.search[.]json.ts';

await useTestDatabase();

const NOTE = 'No client is called “nxumalo”. Similar names:';
let cookie = '';

beforeEach(async () => {
  const { ann } = await freshDesk();
  cookie = await signedInAs(ann);
  await addTaxpayerFor(null, { name: 'Thabo Khumalo' });
});

async function clientsFound(q: string) {
  const { data } = await visit(`/admin/search?q=${q}`, { cookie });
  const { groups } = data as { groups: { title: string; note?: string }[] };
  return groups.find(({ title }) => title === 'Clients');
}

async function book(query: string) {
  const { data } = await visit(`/admin/taxpayers?${query}`, { cookie });
  return data as { isSimilar: boolean; page: { rows: { name: string }[] } };
}

test('the search of the desk says that it has only found names like the one typed', async () => {
  expect(await clientsFound('nxumalo')).toMatchObject({ note: NOTE, hits: [{ title: 'Thabo Khumalo' }] });
  expect(await clientsFound('khumalo')).not.toHaveProperty('note');
  const answer = (await searchJson(ask('/admin/search.json?q=nxumalo', { cookie }))) as Response;
  expect(await answer.json()).toMatchObject({ groups: [{ title: 'Clients', note: NOTE }] });
  await addTaxpayerFor(null, { name: 'Nxumalo Nursery' });
  expect(await clientsFound('nxumalo')).not.toHaveProperty('note');
});

test('the client book says the same, of the clients that its filter leaves', async () => {
  expect(await book('q=nxumalo')).toMatchObject({ isSimilar: true, page: { rows: [{}] } });
  expect(await book('q=khumalo')).toMatchObject({ isSimilar: false });
  expect(await book('')).toMatchObject({ isSimilar: false });
  await addTaxpayerFor(null, { name: 'Nxumalo Nursery', kind: 'company' });
  expect(await book('q=nxumalo')).toMatchObject({ isSimilar: false, page: { rows: [{}, {}] } });
  expect(await book('q=nxumalo&kind=individual')).toMatchObject({ isSimilar: true });
});
