import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { countClock } from '#app/firm/clocks/count-clock.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { dayText, southAfricanDay } from '#app/platform/core/time.ts';
import { formOfFiles, PDF } from '#app/work/documents/documents.test-support.ts';
import { freshDesk, mailAllNotices } from '#app/work/core/engagements/work.test-support.ts';
import type { SarsLetter } from '#app/work/core/sars-letters/sars-letter.ts';
import { ADDRESS, queuedMails, signedInAs, subjectsTo } from '#tests/accounts.ts';
import { rowOf, useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit, type Answer, pressUndo } from '#tests/routes.ts';

await useTestDatabase();

const TODAY = southAfricanDay();
const DATED = plusDays(TODAY, -3);

let [work, staff, client, stranger] = ['', '', '', ''];

beforeEach(async () => {
  const desk = await freshDesk();
  work = desk.id;
  staff = await signedInAs(desk.ann);
  client = await signedInAs(desk.thandi);
  stranger = await signedInAs(desk.bob);
  await db()
    .update(engagements)
    .set({ state: 'with_sars', assigneeId: desk.ann })
    .where(eq(engagements.id, work));
});

test('a letter of a client is told to whoever holds the work, once, and waits on top', async () => {
  const letter = randomUUID();
  const answer = await sent({ letter, letterWords: 'It came in the post' });
  expect(await toastOf(answer)).toMatchObject({ title: 'The letter is here' });
  await sent({ letter, letterWords: 'It came in the post' });
  expect(await stored()).toMatchObject([{ kind: null, words: 'It came in the post', isFromClient: true }]);
  expect((await rowOf(engagements, work))?.sarsDueOn).toBe(TODAY);
  await mailAllNotices();
  expect(await subjectsTo('ann@example.org')).toEqual([expect.stringMatching(/: a letter from SARS came$/)]);
  expect(await atDesk()).toMatchObject([{ isOpen: true, papers: [{ name: 'itr12.pdf' }] }]);
  expect((await visit('/admin/work?index&state=review', { cookie: staff })).data).toMatchObject({
    views: { review: 1 },
  });
});

test('a letter that is read starts its clocks, and needs no mail any more', async () => {
  await sent({ letter: randomUUID() });
  await write({ letterKind: 'assessment', item: await first() });
  expect(await atDesk()).toMatchObject([
    {
      clocks: [
        { id: 'reasons-request', day: counted('reasons-request') },
        { id: 'objection', day: counted('objection'), law: expect.stringContaining('rule 7(1)') },
      ],
    },
  ]);
  expect((await rowOf(engagements, work))?.sarsDueOn).toBe(counted('reasons-request'));
  expect((await db().select().from(documents))[0]?.handledAt).not.toBeNull();
  await mailAllNotices();
  expect(await queuedMails()).toEqual([]);
});

test('what is done, or not needed, ends its clock, and the next one counts', async () => {
  await write({ letterKind: 'assessment' });
  await act('sars-not-needed', { clock: 'reasons-request' });
  expect((await rowOf(engagements, work))?.sarsDueOn).toBe(counted('objection'));
  expect(await beforeDone()).toContain('A letter from SARS is not answered.');
  await act('sars-answered', { clock: 'objection', answeredOn: TODAY });
  expect(await beforeDone()).not.toContain('A letter from SARS is not answered.');
  expect((await rowOf(engagements, work))?.sarsDueOn).toBeNull();
  expect(await atDesk()).toMatchObject([{ isOpen: false }]);
  await act('sars-unanswered', { clock: 'objection' });
  expect((await rowOf(engagements, work))?.sarsDueOn).toBe(counted('objection'));
});

test('an unsure clock gives no day, says why, and takes the one that a colleague sets', async () => {
  await write({ letterKind: 'objection_documents', deliveredOn: DATED });
  expect(await atDesk()).toMatchObject([
    { clocks: [{ day: null, why: expect.stringMatching(/Perhaps 30/) }] },
  ]);
  expect((await rowOf(engagements, work))?.sarsDueOn).toBe(TODAY);
  const day = plusDays(TODAY, 20);
  await act('sars-day', { clock: 'documents-deliver', lastDay: day });
  expect((await rowOf(engagements, work))?.sarsDueOn).toBe(day);
  await act('no-sars-day', { clock: 'documents-deliver' });
  expect(await atDesk()).toMatchObject([{ clocks: [{ day: null }] }]);
});

test('the day that the letter names is a clock of its own', async () => {
  const named = plusDays(TODAY, 10);
  await write({ letterKind: 'findings', deliveredOn: DATED, answerBy: named });
  expect(await clockIds()).toEqual(['audit-findings-response', 'letter-answer']);
  await write({ letterKind: 'verification', answerBy: named, item: await first() });
  expect(await clockIds()).toEqual(['relevant-material']);
  await write({ letterKind: 'verification', item: await first() });
  expect(await atDesk()).toMatchObject([
    { clocks: [{ day: null, why: expect.stringMatching(/names its own day/) }] },
  ]);
});

test('a client reads in plain words what SARS wants and by when we answer', async () => {
  await sent({ letter: randomUUID() });
  expect(await inRoom()).toMatchObject([{ says: expect.stringMatching(/^A letter from SARS came/) }]);
  const named = plusDays(TODAY, 10);
  await write({ letterKind: 'verification', answerBy: named, item: await first() });
  expect(await inRoom()).toEqual([
    {
      id: await first(),
      says: `SARS checks a return, and asks for papers. The letter is of ${dayText(DATED)}.`,
      next: expect.stringMatching(/^We send them by \d+ \w+ \d{4}\.$/),
    },
  ]);
  await act('sars-answered', { clock: 'relevant-material', answeredOn: TODAY });
  expect(await inRoom()).toMatchObject([{ next: `Answered on ${dayText(TODAY)}.` }]);
});

test('every step is taken back, and stands in the audit', async () => {
  const written = await write({ letterKind: 'assessment' });
  const answered = await act('sars-answered', { clock: 'objection', answeredOn: TODAY });
  await undo(answered);
  expect((await stored())[0]?.answered).toEqual({});
  const removed = await act('no-sars-letter');
  expect(await stored()).toEqual([]);
  await undo(removed);
  await undo(written);
  expect(await stored()).toEqual([]);
  expect((await rowOf(engagements, work))?.sarsDueOn).toBeNull();
  const entries = await db().select().from(auditEntries).where(eq(auditEntries.entityId, work));
  expect(entries.map(({ changes }) => JSON.stringify(changes))).toContainEqual(
    expect.stringContaining('Assessment, of'),
  );
  expect(await subjectsTo(ADDRESS)).toEqual([]);
});

test('a paper that a colleague adds is taken back with its letter', async () => {
  const answer = await sent({ letter: randomUUID() }, staff, `/admin/work/${work}/files`);
  expect(await stored()).toMatchObject([{ isFromClient: false }]);
  expect(await db().$count(documents, eq(documents.direction, 'from_client'))).toBe(1);
  await mailAllNotices();
  expect(await queuedMails()).toEqual([]);
  await undo(answer);
  expect(await stored()).toEqual([]);
  expect(await db().$count(documents)).toBe(0);
});

test('what cannot be is refused at its field', async () => {
  const tomorrow = plusDays(TODAY, 1);
  for (const [fields, field] of [
    [{ letterKind: '' }, 'letterKind'],
    [{ letterKind: 'love' }, 'letterKind'],
    [{ datedOn: '' }, 'datedOn'],
    [{ datedOn: tomorrow }, 'datedOn'],
    [{ letterKind: 'final_demand' }, 'deliveredOn'],
    [{ deliveredOn: tomorrow }, 'deliveredOn'],
    [{ deliveredOn: plusDays(DATED, -1) }, 'deliveredOn'],
    [{ answerBy: plusDays(DATED, -1) }, 'answerBy'],
    [{ answerBy: '30 February' }, 'answerBy'],
  ] as const)
    expect(await write({ letterKind: 'other', ...fields }), JSON.stringify(fields)).toMatchObject({
      status: 400,
      data: { errors: { [field]: expect.any(String) } },
    });
  await write({ letterKind: 'other' });
  expect(await act('sars-day', { clock: 'letter-answer', lastDay: 'soon' })).toMatchObject({ status: 400 });
  expect(await act('sars-answered', { clock: 'letter-answer', answeredOn: tomorrow })).toMatchObject({
    status: 400,
  });
  await expect(act('sars-day', { clock: 'egg', lastDay: TODAY })).resolves.toMatchObject({ status: 400 });
  expect(await toastOf(await act('sars-day', { clock: 'objection', lastDay: TODAY }))).toMatchObject({
    title: 'The letter is not here any more',
  });
});

test('colleagues do not overwrite each other, and others do nothing', async () => {
  const version = String((await rowOf(engagements, work))?.version);
  await write({ letterKind: 'other' });
  expect(await write({ letterKind: 'audit', version })).toMatchObject({ status: 409 });
  expect(await write({ letterKind: 'audit' }, stranger)).toMatchObject({ status: 404 });
  expect(await stored()).toHaveLength(1);
  await db().update(engagements).set({ state: 'declined' });
  expect(await toastOf(await write({ letterKind: 'audit' }))).toMatchObject({ tone: 'loss' });
  expect(await stored()).toHaveLength(1);
});

function sent(
  fields: Record<string, string>,
  cookie = client,
  path = `/work/${work}/files`,
): Promise<Answer> {
  const files = [{ name: 'itr12.pdf', bytes: PDF }];
  return submit(path, formOfFiles(files, fields), { cookie, accept: 'text/html', params: { id: work } });
}

async function write(fields: Record<string, string>, cookie = staff): Promise<Answer> {
  return post({ intent: 'sars-letter', datedOn: DATED, ...fields }, cookie);
}

async function act(intent: string, fields: Record<string, string> = {}): Promise<Answer> {
  return post({ intent, item: await first(), ...fields }, staff);
}

async function post(fields: Record<string, string>, cookie: string): Promise<Answer> {
  const version = String((await rowOf(engagements, work))?.version);
  const posted = { version, seen: new Date().toISOString(), ...fields };
  return submit(`/admin/work/${work}`, posted, { cookie, params: { id: work } });
}

const undo = (answer: Answer) => pressUndo(answer, { cookie: staff });

async function stored(): Promise<readonly SarsLetter[]> {
  return (await rowOf(engagements, work))?.sarsLetters ?? [];
}

async function first(): Promise<string> {
  return (await stored())[0]?.id ?? '';
}

async function deskPage() {
  const { data } = await visit(`/admin/work/${work}`, { cookie: staff, params: { id: work } });
  return data as { letters: { clocks: { id: string }[] }[]; openBeforeDone: string[] };
}

const atDesk = async () => (await deskPage()).letters;
const beforeDone = async () => (await deskPage()).openBeforeDone;

async function inRoom() {
  const { data } = await visit(`/work/${work}?index`, { cookie: client, params: { id: work } });
  return (data as { sarsLetters: unknown[] }).sarsLetters;
}

async function clockIds() {
  return (await atDesk()).flatMap(({ clocks }) => clocks.map(({ id }) => id));
}

function counted(id: Parameters<typeof countClock>[0]): string {
  const found = countClock(id, DATED);
  return found.kind === 'day' ? found.day : '';
}
