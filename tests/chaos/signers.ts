import { createHash, randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { PDFDocument } from 'pdf-lib';
import type { ObjectStorage } from '#app/platform/storage/object.ts';
import { DAY, SECOND, southAfricanDay } from '#app/platform/core/time.ts';
import { documentKey } from '#app/work/documents/keys.ts';
import { signIn } from '#tests/load/accounts.ts';
import { isRefused } from './documents.ts';
import { addMember } from './member.ts';
import { count, newTally, type Tally } from './tally.ts';
import type { App, TestSite } from './test-site.ts';

const AT_ONCE = 6;
const TIMEOUT = 15 * SECOND;
const PATIENCE = 120 * SECOND;
const PLANS = [
  ['sign', 'signed'],
  ['sign', 'signed'],
  ['decline', 'declined'],
  ['take back', 'taken back'],
  ['take back and sign again', 'signed'],
] as const;
const DOWN = 'not begun: the site was down';
const TRY_AGAIN = 'asked to send it again';
export const FAILED = 'answered with';
const WORDS = 'The loan is missing.';
/** Titles of the site's messages for success. */
const DONE = new Set(['Asked for signature', 'Signed', 'We look at it', 'Taken back']);
const TYPE = 'application/pdf';

type Work = { id: string; document: string; client: string };

/** `signers`: addresses. `client`: a unique name. `end`: the final state. */
export type Paper = Work & { signers: string[]; end: 'signed' | 'declined' | 'taken back' };

/** `wrong`: confirmed but untrue, or never finished. */
export type Signers = { tally: Tally; papers: Paper[]; wrong: string[] };

type Person = { email: string; cookie: string };

type Place = {
  testSite: TestSite;
  app: App;
  storage: ObjectStorage;
  desk: string;
  people: readonly [Person, Person];
  seen: Signers;
};

/** Colleagues ask and two owners sign, decline or take back, six pairs at once. Without an answer they try again. */
export async function startSigners(testSite: TestSite, app: App, storage: ObjectStorage) {
  const seen: Signers = { tally: newTally(), papers: [], wrong: [] };
  const desk = await signIn(app.url, await addMember(testSite, 'admin'));
  const person = async () => {
    const email = await addMember(testSite);
    return { email, cookie: await signIn(app.url, email) };
  };
  const state = { ended: false };
  const places: Place[] = [];
  while (places.length < AT_ONCE)
    places.push({ testSite, app, storage, desk, seen, people: [await person(), await person()] });
  const work = places.map(async (place) => {
    while (!state.ended) await runPlan(place).catch((error: unknown) => void seen.wrong.push(String(error)));
  });
  return {
    seen,
    async leave(): Promise<Signers> {
      state.ended = true;
      await Promise.all(work);
      return seen;
    },
  };
}

async function runPlan(place: Place): Promise<void> {
  const { seen, people } = place;
  const [first, second] = people;
  const [plan, end] = PLANS[randomInt(PLANS.length)] ?? PLANS[0];
  const work = await addWork(place);
  await ask(place, work);
  await sign(place, work, first);
  if (plan === 'decline') {
    const isSo = ({ answer }: Item) => answer === WORDS;
    await act(place, work, second, { intent: 'wrong', text: WORDS }, isSo);
  } else await sign(place, work, second);
  const isTaken = plan.startsWith('take back') && (await takeBack(place, work, second));
  if (isTaken && plan === 'take back and sign again') await sign(place, work, second);
  const signers = people.map(({ email }) => email);
  seen.papers.push({ ...work, signers, end: end === 'taken back' && !isTaken ? 'signed' : end });
}

async function ask(place: Place, { id, client, document }: Work): Promise<void> {
  const { testSite, people, desk } = place;
  const form = new URLSearchParams({
    purpose: 'sign',
    title: client,
    why: '',
    kind: 'statements',
    document,
  });
  form.append('until', southAfricanDay(new Date(Date.now() + 7 * DAY)));
  for (const { email } of people) form.append('signer', email);
  const isDone = async () => (await itemOf(testSite, id)) !== null;
  await persist(place, 'deliver', () => post(place, `/admin/work/${id}/deliver`, desk, form), isDone);
}

function sign(place: Place, work: Work, person: Person): Promise<void> {
  const isSo = ({ signed }: Item) => signed.includes(person.email);
  return act(place, work, person, { intent: 'sign', typed: 'Thandi Nkosi', sure: 'Thandi Nkosi' }, isSo);
}

/** False: it was sealed before. */
async function takeBack(place: Place, work: Work, person: Person): Promise<boolean> {
  const isSo = ({ isSealed, signed }: Item) => isSealed || !signed.includes(person.email);
  await act(place, work, person, { intent: 'unapprove' }, isSo);
  return (await itemOf(place.testSite, work.id))?.isSealed === false;
}

async function act(
  place: Place,
  { id }: Work,
  { cookie }: Person,
  fields: { intent: string; [name: string]: string },
  isSo: (item: Item) => boolean,
): Promise<void> {
  const item = await itemOf(place.testSite, id);
  const form = new URLSearchParams({ ...fields, item: item?.id ?? '' });
  const isDone = async () => {
    const found = await itemOf(place.testSite, id);
    return found !== null && isSo(found);
  };
  await persist(place, fields.intent, () => post(place, `/work/${id}`, cookie, form), isDone);
}

/** Repeats until it is so, like somebody who reloads the page. A confirmed act must be visible. */
async function persist(
  { seen }: Place,
  what: string,
  send: () => Promise<string>,
  isDone: () => Promise<boolean>,
): Promise<void> {
  const deadline = performance.now() + PATIENCE;
  for (;;) {
    const kind = await count(seen.tally, send);
    if (await isDone()) return;
    if (kind === 'done') seen.wrong.push(`${what} was confirmed, and is not so`);
    if (performance.now() > deadline) throw new Error(`${what} is not done after two minutes`);
    await sleep(randomInt(SECOND / 2));
  }
}

/** For a new client of these two people: work with a delivered PDF. */
async function addWork({ testSite: { sql }, storage, people }: Place): Promise<Work> {
  const [id, document, client] = [randomUUID(), randomUUID(), `Client ${randomUUID()}`];
  const pdf = await PDFDocument.create();
  pdf.addPage().drawText(client);
  const bytes = await pdf.save();
  await storage.put(documentKey(document), bytes, TYPE);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await sql.begin(async (tx) => {
    const [taxpayer] = await tx<{ id: string }[]>`
      insert into taxpayers (kind, name) values ('company', ${client}) returning id`;
    const owner = taxpayer?.id ?? '';
    await tx`insert into taxpayer_members (taxpayer_id, user_id, role)
      select ${owner}, id, 'owner' from users where email in ${tx(people.map(({ email }) => email))}`;
    await tx`insert into engagements (id, taxpayer_id, type, period, state)
      values (${id}, ${owner}, 'emp501', '2027-1', 'in_progress')`;
    await tx`insert into documents (id, engagement_id, direction, name, type, size, sha256, scan_state)
      values (${document}, ${id}, 'to_client', 'Statements.pdf', ${TYPE}, ${bytes.length}, ${sha256}, 'clean')`;
  });
  return { id, document, client };
}

async function post({ app }: Place, path: string, cookie: string, body: URLSearchParams): Promise<string> {
  const answer = await fetch(app.url + path, {
    method: 'POST',
    headers: { Origin: app.url, Cookie: cookie },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch((error: Error) => (isRefused(error) ? DOWN : 'cut off'));
  if (typeof answer === 'string') return answer;
  if ((await answer.text().catch(() => null)) === null) return 'cut off';
  if (answer.status === 503) return TRY_AGAIN;
  if (answer.status >= 500) return `${FAILED} ${answer.status}`;
  const isDone = DONE.has(toastIn(answer.headers) ?? '');
  return isDone ? 'done' : 'refused';
}

function toastIn(headers: Headers): string | null {
  const [, value] = /(?:^|; |, )toast=([^;.]+)/.exec(headers.getSetCookie().join(', ')) ?? [];
  if (!value) return null;
  const { title } = JSON.parse(Buffer.from(decodeURIComponent(value), 'base64').toString()) as {
    title: string;
  };
  return title;
}

type Item = { id: string; answer: string | null; signed: string[]; isSealed: boolean };

async function itemOf({ sql }: TestSite, work: string): Promise<Item | null> {
  const [item] = await sql<Item[]>`
    select id, answer, array(select jsonb_path_query(approval, '$.signing.signatures[*].email') #>> '{}') as signed,
      approval #> '{signing,sealed}' <> 'null' as "isSealed"
    from request_items where engagement_id = ${work}`;
  return item ?? null;
}
