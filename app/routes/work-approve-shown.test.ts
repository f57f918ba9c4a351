import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { openRequestsOf } from '#app/work/client/waiting.server.ts';
import { answerApproval } from '#app/work/client/approve.server.ts';
import {
  freshDesk,
  itemsIn,
  mailAllNotices,
  memberActor,
  staffActor,
  askApproval,
} from '#app/work/core/engagements/work.test-support.ts';
import { notifyClient } from '#app/work/core/notices/notify-client.server.ts';
import { ADDRESS, queuedMails, signedInAs } from '#tests/accounts.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { visit } from '#tests/routes.ts';

await useTestDatabase();

let desk: Awaited<ReturnType<typeof freshDesk>>;
let [draft, title] = ['', ''];

beforeEach(async () => {
  desk = await freshDesk();
  await db().delete(requestItems).where(eq(requestItems.engagementId, desk.id));
  await db().update(engagements).set({ state: 'in_progress' }).where(eq(engagements.id, desk.id));
  draft = await deliver('return.pdf', 'a');
  title = String((await page()).title);
});

test('a file to approve is listed there alone, counted once, and no news after', async () => {
  await deliver('letter.pdf', 'b');
  expect(await waiting()).toMatchObject({
    home: ['two documents for you'],
    files: ['return.pdf', 'letter.pdf'],
  });
  await askFor(title);
  expect(await waiting()).toMatchObject({
    home: ['one thing to approve', 'one document for you'],
    files: ['letter.pdf'],
    link: ['Something to approve', 'A document for you'],
  });
  await approve();
  expect(await waiting()).toMatchObject({
    home: ['one document for you'],
    files: ['return.pdf', 'letter.pdf'],
    unopened: 1,
  });
});

test('a mail about an approval says what it is about once, to either side', async () => {
  await askFor(title);
  await mailAllNotices();
  const [asking] = await queuedMails(ADDRESS);
  expect(asking?.subject).toContain(`${title}, `);
  expect(asking?.text).toContain('Please read what we have prepared, and approve it.');
  expect(asking?.text.split(title)).toHaveLength(2);
  expect(asking?.text).not.toContain('document for you');
  await approve();
  await mailAllNotices();
  const [news] = await queuedMails('ann@%');
  expect(news?.text).toMatch(/Thandi \S+ approved it\./);
  expect(news?.text.split(title)).toHaveLength(2);
});

test('who approved before answering is not told that the questions come first', async () => {
  await db().update(engagements).set({ answers: null }).where(eq(engagements.id, desk.id));
  await askFor(title);
  expect((await page()).sentence).toBe(
    'One thing waits for your approval. Nine short questions are open below as well.',
  );
  await approve();
  expect((await page()).sentence).toBe(
    'You have approved what we prepared. Nine short questions are still open below.',
  );
});

test('who found something wrong is not told that they approved what we prepared', async () => {
  await db().update(engagements).set({ answers: null }).where(eq(engagements.id, desk.id));
  await askFor(title);
  await approve();
  draft = await deliver('another.pdf', 'c');
  await askFor('Another return');
  const other = (await itemsIn(desk.id)).find(({ what }) => what === 'Another return');
  const wrong = { kind: 'wrong', words: 'The rent is missing.' } as const;
  expect(await answerApproval(memberActor(desk.thandi), other?.id ?? '', wrong)).toBe('saved');
  expect((await page()).sentence).not.toContain('You have approved');
});

async function deliver(name: string, letter: string): Promise<string> {
  const file = {
    name,
    type: 'application/pdf',
    size: 9,
    scanState: 'clean',
    sha256: letter.repeat(64),
  } as const;
  const { id } = await put(documents, { ...file, engagementId: desk.id, direction: 'to_client' });
  const notice = { engagementId: desk.id, kind: 'delivered', aboutIds: [id] } as const;
  await db().transaction((tx) => notifyClient(tx, notice, staffActor(desk.ann), new Date()));
  return id;
}

function askFor(what: string) {
  const values = { what, why: '', documentIds: [draft], figure: 'none', cents: null, payBy: null } as const;
  return askApproval(staffActor(desk.ann), desk.id, values);
}

async function approve(): Promise<void> {
  const item = (await itemsIn(desk.id)).find(({ takes }) => takes === 'approval');
  const answer = { kind: 'approve', proof: 'session' } as const;
  expect(await answerApproval(memberActor(desk.thandi), item?.id ?? '', answer)).toBe('saved');
}

type Shown = { title: string; sentence: string; forClient: { name: string }[]; unopened: number };

async function page(): Promise<Shown> {
  const cookie = await signedInAs(desk.thandi);
  return (await visit(`/work/${desk.id}`, { cookie, params: { id: desk.id } })).data as Shown;
}

async function waiting() {
  const { data } = await visit('/account', { cookie: await signedInAs(desk.thandi) });
  const shown = await page();
  const { home } = data as { home: { waiting: { what: string[] }[] } };
  return {
    home: home.waiting.flatMap(({ what }) => what),
    link: (await openRequestsOf(desk.id)).map(({ what }) => what),
    files: shown.forClient.map(({ name }) => name),
    unopened: shown.unopened,
  };
}
