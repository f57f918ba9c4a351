import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayerMembers } from '#app/platform/db/schema/taxpayers.ts';
import {
  addEngagement,
  addTaxpayerFor,
  freshWork,
  itemsIn,
  memberActor,
  staffActor,
} from '#app/work/core/engagements/work.test-support.ts';
import { PDF, sendFiles } from '#app/work/documents/documents.test-support.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { ask, visit } from '#tests/routes.ts';
import { loader as zipLoader } from '#app/routes/account.documents[.]zip.ts';
import type { OwnDocuments } from './own-documents.server.ts';

await useTestDatabase();

async function papers() {
  const { thandi, ann, taxpayerId } = await freshWork();
  const namesake = await addTaxpayerFor(thandi);
  const sipho = await addMember({ email: 'sipho@example.org' });
  const other = await addTaxpayerFor(sipho, { name: 'Foreign Trading' });
  const old = await addEngagement({ taxpayerId, period: '2025' });
  const itr = await addEngagement({ taxpayerId, answers: { pay: 'yes' } });
  const second = await addEngagement({ taxpayerId: namesake });
  const foreign = await addEngagement({ taxpayerId: other });
  const [item] = await itemsIn(itr);
  const client = memberActor(thandi);
  const send = (name: string, engagementId: string, itemId?: string) =>
    sendFiles(client, [{ name, bytes: `${PDF} ${name}` }], { engagementId, itemId });
  await send('first.pdf', itr, item?.id);
  await send('better.pdf', itr, item?.id);
  const [first, better] = await db().select().from(documents).orderBy(documents.createdAt);
  await db().update(documents).set({ replacedById: better!.id }).where(eq(documents.id, first!.id));
  await send('old bank.pdf', old);
  await send('hers.pdf', second);
  await sendFiles(staffActor(ann, 'admin'), [{ name: 'ITA34.pdf', bytes: `${PDF} 34` }], {
    engagementId: itr,
  });
  await sendFiles(memberActor(sipho, 'sipho@example.org'), [{ name: 'foreign.pdf', bytes: `${PDF} f` }], {
    engagementId: foreign,
  });
  return { thandi, sipho, what: item?.what ?? '', taxpayerId, itr, second, cookie: await signedInAs(thandi) };
}

async function listed(query: string, cookie: string) {
  const { data } = await visit(`/account/documents${query}`, { cookie });
  const { groups } = data as unknown as OwnDocuments;
  return groups.map(({ year, documents: of }) => [year, ...of.map(({ name }) => name)].join(' '));
}

test('all papers of everybody one acts for are listed, by year and work, and found', async () => {
  const { thandi, what, taxpayerId, second, cookie } = await papers();
  const all = ['2026 first.pdf better.pdf ITA34.pdf', '2026 hers.pdf', '2025 old bank.pdf'];
  expect((await listed('', cookie)).toSorted()).toEqual(all.toSorted());
  expect(await listed('?q=BANK+old', cookie)).toEqual(['2025 old bank.pdf']);
  const word = what.split(' ')[0]!;
  expect(await listed(`?q=${word}&year=2026`, cookie)).toEqual(['2026 first.pdf better.pdf']);
  expect(await listed('?q=return+2025', cookie)).toEqual(['2025 old bank.pdf']);
  expect(await listed('?side=to_client', cookie)).toEqual(['2026 ITA34.pdf']);
  expect(await listed(`?taxpayer=${taxpayerId}&year=2025`, cookie)).toEqual(['2025 old bank.pdf']);
  expect(await listed('?q=foreign', cookie)).toEqual([]);
  await db().update(engagements).set({ deletedAt: new Date() }).where(eq(engagements.id, second));
  expect((await listed('', cookie)).join()).not.toContain('hers');
  await db().delete(taxpayerMembers).where(eq(taxpayerMembers.userId, thandi));
  expect(await listed('', cookie)).toEqual([]);
});

test('a year finds also the papers of work that has no period', async () => {
  const { thandi, taxpayerId, cookie } = await papers();
  const once = await addEngagement({ taxpayerId, type: 'identification', period: 'once' });
  await sendFiles(memberActor(thandi), [{ name: 'passport.pdf', bytes: PDF }], { engagementId: once });
  const year = String(new Date().getFullYear());
  expect(await listed(`?q=${year}+passport`, cookie)).toEqual([`${year} passport.pdf`]);
  expect(await listed(`?q=${year}`, cookie)).toContain(`${year} passport.pdf`);
  expect(await listed('?q=2025', cookie)).toEqual(['2025 old bank.pdf']);
});

test('one ZIP has them all, in folders, and nothing of anybody else', async () => {
  const { thandi, cookie } = await papers();
  const paths = await zipped('', cookie);
  const of = (name: string) => paths.find((path) => path.endsWith(name)) ?? '';
  expect(paths).toHaveLength(7);
  expect(of('better.pdf')).toMatch(/^Thandi Nkosi[^/]*\/[^/]*2026[^/]*\/from the client\/[^/]+\/\d+ better/);
  expect(of('first.pdf')).toContain('/Earlier versions and single photos/');
  expect(of('ITA34.pdf')).toMatch(/\/from us\/\d+ ITA34\.pdf$/);
  expect(of('hers.pdf').split('/')[0]).not.toBe(of('better.pdf').split('/')[0]);
  const found = await zipped('?q=bank', cookie);
  expect(found.filter((path) => path.endsWith('.pdf'))).toEqual([
    of('old bank.pdf').replace(/\d+ old/, '001 old'),
  ]);
  const entries = await db().select().from(auditEntries).where(eq(auditEntries.actorId, thandi));
  const read = entries.filter(({ action }) => action === 'document.download');
  expect(read.map(({ changes }) => changes)).toContainEqual({ document: 'all 3 of it' });
  expect(new Set(read.map(({ entityId }) => entityId)).size).toBe(3);
});

/** The paths in the ZIP, which has the length that it states. */
async function zipped(query: string, cookie: string): Promise<string[]> {
  const { headers, body } = (await zipLoader(ask(`/account/documents.zip${query}`, { cookie }))) as Response;
  expect(headers.get('Content-Disposition')).toContain('attachment');
  const bytes = await buffer(body as never);
  expect(String(bytes.length)).toBe(headers.get('Content-Length'));
  const paths: string[] = [];
  for await (const entry of (await fromBufferPromise(bytes, { lazyEntries: true })).eachEntry())
    paths.push(entry.fileName);
  return paths;
}
