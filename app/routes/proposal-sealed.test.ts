import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { getDocumentProxy } from 'unpdf';
import { DAY, HOUR } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { letters, proposals } from '#app/platform/db/schema/proposals.ts';
import { seals } from '#app/platform/db/schema/signatures.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { runQueued } from '#app/work/documents/documents.test-support.ts';
import { documentKey } from '#app/work/documents/keys.ts';
import {
  addEngagement,
  freshWork,
  mailAllNotices,
  memberActor,
} from '#app/work/core/engagements/work.test-support.ts';
import { timelineOf } from '#app/work/core/engagements/timeline.server.ts';
import type { Home } from '#app/work/client/home.server.ts';
import { openRequestsOf } from '#app/work/client/waiting.server.ts';
import { acceptProposal } from '#app/work/proposals/answer.server.ts';
import { sealMissedLetters } from '#app/work/proposals/missed-letters.server.ts';
import { addProposal } from '#app/work/proposals/proposals.test-support.ts';
import { sealLetterJob } from '#app/work/proposals/seal-letter-job.server.ts';
import { ADDRESS, signedInAs, subjectsTo } from '#tests/accounts.ts';
import { rowOf, useTestDatabase } from '#tests/database.ts';
import { ask, submit, visit } from '#tests/routes.ts';
import { loader } from './proposal.$id_.letters.$letter[.]pdf.ts';

await useTestDatabase();

let [thandi, taxpayerId, work, proposal, cookie] = ['', '', '', '', ''];

beforeEach(async () => {
  ({ thandi, taxpayerId } = await freshWork());
  await db().delete(seals);
  work = await addEngagement({ taxpayerId });
  await db().update(engagements).set({ state: 'proposed', price: 149_500 }).where(eq(engagements.id, work));
  const fields = { signatory: 'Thandi Nkosi', price: 'R 1 495 per return' };
  proposal = await addProposal(taxpayerId, [work], fields);
  cookie = await signedInAs(thandi);
});

test('an accepted letter is a sealed PDF that says who accepted it, and how', async () => {
  const accept = { intent: 'accept', agree: 'yes', name: 'Thandi Nkosi' };
  expect(await submit(`/proposal/${proposal}`, accept, { cookie })).toMatchObject({ status: 303 });
  expect(await rowOf(proposals, proposal)).toMatchObject({ acceptedNetwork: expect.stringMatching(/\//) });
  await runQueued(sealLetterJob);
  const [file, ...others] = await filesOf();
  expect(others).toEqual([]);
  expect(file).toMatchObject({
    direction: 'to_client',
    name: expect.stringMatching(/ Letter, signed\.pdf$/),
  });
  const [letter] = await db().select().from(letters);
  expect(letter?.sealedId).toBe(file?.id);
  const bytes = (await storage().get(documentKey(file?.id ?? '')))?.bytes ?? new Uint8Array();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  expect(await db().select().from(seals)).toMatchObject([{ sha256, signatures: 1 }]);
  const text = await textOf(bytes);
  expect(text).toContain('We prepare the return.');
  expect(text).toMatch(
    new RegExp(`Signed: Thandi Nkosi.*${ADDRESS}.*signed in to their account.*From the network`, 's'),
  );
  const download = await downloaded(letter?.id ?? '');
  expect(download.headers.get('Content-Disposition')).toMatch(/signed\.pdf$/);
  expect(Buffer.from(await download.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
  await mailAllNotices();
  expect(await subjectsTo(ADDRESS)).toEqual([expect.stringMatching(/receipt/i)]);
});

test('the letter that its reader has accepted does not wait to be opened', async () => {
  await accept();
  await runQueued(sealLetterJob);
  expect(await filesOf()).toMatchObject([{ openedAt: null }]);
  const { data } = await visit('/account', { cookie });
  expect(JSON.stringify((data as { home: Home }).home.waiting)).not.toContain('document');
  expect((await openRequestsOf(work)).map(({ place }) => place)).not.toContain('from-us');
  expect((await visit(`/work/${work}`, { cookie })).data).toMatchObject({ unopened: 0 });
});

test('it is sealed once, and another price of the work changes nothing of it', async () => {
  await accept();
  const [letter] = await db().select().from(letters);
  const run = () => sealLetterJob.run({ letter: letter?.id ?? '' }, { id: 'a job', attempt: 1, log });
  await Promise.all([run(), run()]);
  const [before, ...others] = await filesOf();
  expect([others, await db().$count(seals)]).toEqual([[], 1]);
  await db().update(engagements).set({ price: 999_900 }).where(eq(engagements.id, work));
  await run();
  expect(await filesOf()).toEqual([before]);
  expect((await db().select().from(letters))[0]?.words).toBe(letter?.words);
});

test('an accepted letter whose job was lost is sealed in the end', async () => {
  await accept();
  await db().execute(sql`delete from pgboss.job where name = ${sealLetterJob.name}`);
  expect(await sealMissedLetters()).toBe(0);
  const inAnHour = new Date(Date.now() + HOUR);
  expect(await sealMissedLetters(inAnHour)).toBe(1);
  expect(await sealMissedLetters(inAnHour)).toBe(0);
  await runQueued(sealLetterJob);
  expect(await filesOf()).toHaveLength(1);
  await db().execute(sql`delete from pgboss.job where name = ${sealLetterJob.name}`);
  expect(await sealMissedLetters(inAnHour)).toBe(0);
  await db().update(letters).set({ sealedId: null });
  expect(await sealMissedLetters(new Date(Date.now() + 31 * DAY))).toBe(0);
});

test('a letter in characters that the font lacks is said to be unsealed, once', async () => {
  await accept();
  const [letter] = await db()
    .update(letters)
    .set({ words: '山田太郎 '.repeat(30) })
    .returning();
  const run = () => sealLetterJob.run({ letter: letter?.id ?? '' }, { id: 'a job', attempt: 1, log });
  await run();
  await run();
  const lines = await timelineOf(work, { isForClient: false });
  expect(lines.filter(({ text }) => /not sealed as a PDF: it has characters/.test(text))).toHaveLength(1);
  expect(await filesOf()).toEqual([]);
  await db().execute(sql`delete from pgboss.job where name = ${sealLetterJob.name}`);
  expect(await sealMissedLetters(new Date(Date.now() + HOUR))).toBe(0);
});

test('a letter that was accepted before stays as it was', async () => {
  await acceptProposal(memberActor(thandi), proposal, { name: 'Thandi Nkosi' });
  const [letter] = await db().select().from(letters);
  await sealLetterJob.run({ letter: letter?.id ?? '' }, { id: 'a job', attempt: 1, log });
  expect(await filesOf()).toEqual([]);
  expect((await downloaded(letter?.id ?? '')).headers.get('Content-Disposition')).not.toMatch(/signed/);
});

function accept() {
  return acceptProposal(memberActor(thandi), proposal, { name: 'Thandi Nkosi', network: '196.25.1.0/24' });
}

const log = { info() {}, warn() {}, error() {} };

function filesOf() {
  return db().select().from(documents).where(eq(documents.engagementId, work));
}

function downloaded(letter: string) {
  const params = { id: proposal, letter };
  return loader(ask(`/proposal/${proposal}/letters/${letter}.pdf`, { cookie, params }));
}

async function textOf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages = Array.from({ length: pdf.numPages }, async (_, at) => {
    const { items } = await (await pdf.getPage(at + 1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join(' ');
  });
  return (await Promise.all(pages)).join('\n');
}
