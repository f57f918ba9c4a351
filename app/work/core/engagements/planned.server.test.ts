import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { withStep } from '#app/accounts/core/actor.ts';
import { isBusinessDay } from '#app/firm/core/business-days.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { clientNotices } from '#app/platform/db/schema/steps.ts';
import { isNightly } from '#tests/nightly.ts';
import { queuedMails, subjectsTo } from '#tests/accounts.ts';
import { rowOf, useTestDatabase } from '#tests/database.ts';
import { sendReminders } from '../reminders/send.server.ts';
import { askAgain } from './questions-again.ts';
import { lastAnswersOf } from './last-time.server.ts';
import { findEngagement } from './find.server.ts';
import { planNext, startNow, startPlanned } from './planned.server.ts';
import { answerQuestions } from './questions.server.ts';
import { setState } from './state.server.ts';
import { setTerms } from './terms.server.ts';
import { typeOf } from './types.ts';
import { undoStep } from './undo-step.server.ts';
import {
  addEngagement,
  freshWork,
  itemsIn,
  mailAllNotices,
  memberActor,
  staffActor,
} from './work.test-support.ts';

await useTestDatabase();

const PLANNED_AT = new Date('2026-11-25T09:00:00Z');
/** Tuesday. */
const START = '2027-06-01';
let [thandi, ann, taxpayerId] = ['', '', ''];

beforeEach(async () => {
  ({ thandi, ann, taxpayerId } = await freshWork());
});

test('planned work is told, asked and reminded of by nobody before its day', async () => {
  const id = await plan();
  expect(await rowOf(engagements, id)).toMatchObject({
    state: 'planned',
    startsOn: START,
    price: 149_500,
    answers: null,
    askedOn: null,
  });
  expect(await itemsIn(id)).toEqual([]);
  const actor = memberActor(thandi);
  expect(await answerQuestions(actor, id, { pay: 'yes' })).toBe('closed');
  await db().execute(sql`update engagements set state = 'done' where state <> 'planned'`);
  for (let day = '2026-11-26'; day < '2027-05-31'; day = plusDays(day, 1)) await morning(day);
  await mailAllNotices();
  expect(await queuedMails('%')).toEqual([]);
});

test('it starts on its morning, asks with last year’s answers shown, and then tells', async () => {
  const id = await plan();
  expect(await startPlanned(new Date(`${START}T04:59:59Z`))).toBe(0);
  expect(await startPlanned(new Date(`${START}T05:00:00Z`))).toBe(1);
  expect(await rowOf(engagements, id)).toMatchObject({ state: 'collecting', startsOn: null, askedOn: START });
  await mailAllNotices();
  expect(await subjectsTo('thandi@example.org')).toEqual([
    'Income tax return (ITR12), 2027 tax year, Thandi Nkosi: nine short questions to begin',
  ]);
  const engagement = (await findEngagement(memberActor(thandi), id))!;
  const { questions, keepAll } = askAgain(engagement.type, await lastAnswersOf(engagement));
  expect(questions.map(({ lastTime }) => lastTime)).toContain('Last year you said yes: still so?');
  expect(await answerQuestions(memberActor(thandi), id, keepAll ?? {})).toBe('saved');
  expect((await rowOf(engagements, id))?.answers).toEqual(LAST);
});

test('a changed day or price, a start and a calling off are taken back', async () => {
  const id = await plan();
  const version = async () => (await rowOf(engagements, id))?.version ?? 0;
  const change = withStep(staffActor(ann));
  const terms = { startsOn: '2027-07-01', dueOn: '2027-10-20', price: 200_000 };
  expect(await setTerms(change, id, { ...terms, version: await version() })).toBe('saved');
  expect(await rowOf(engagements, id)).toMatchObject(terms);
  expect(await undoStep(change, change.stepId)).toBe('undone');
  const off = withStep(staffActor(ann));
  for (const to of ['collecting', 'in_progress', 'done'] as const)
    expect(await setState(off, id, { to, version: await version() })).toBe('planned');
  expect(await setState(off, id, { to: 'declined', version: await version() })).toBe('saved');
  expect(await rowOf(engagements, id)).toMatchObject({ state: 'declined', startsOn: null });
  expect(await startNow(staffActor(ann), id, await version())).toBe('closed');
  expect(await undoStep(off, off.stepId)).toBe('undone');
  expect(await rowOf(engagements, id)).toMatchObject({ state: 'planned', startsOn: START, price: 149_500 });
  const start = withStep(staffActor(ann));
  expect(await startNow(start, id, await version())).toBe('saved');
  expect(await undoStep(start, start.stepId)).toBe('undone');
  expect(await rowOf(engagements, id)).toMatchObject({ state: 'planned', startsOn: START });
  expect(await db().$count(clientNotices)).toBe(0);
});

test('what was planned by mistake is gone without a word', async () => {
  const actor = withStep(staffActor(ann));
  const id = await plan(actor);
  expect(await undoStep(actor, actor.stepId)).toBe('undone');
  expect(await rowOf(engagements, id)).toBeUndefined();
});

test('a worker killed in between starts the rest later, and none twice', async () => {
  const first = await plan();
  const other = await plan(undefined, { type: 'it3t', period: '2026' });
  await db().execute(sql`create function refuse() returns trigger language plpgsql as $$
    begin if new.text = 'Opened, and papers asked for' then raise 'killed'; end if; return new; end $$`);
  await db().execute(
    sql`create trigger refuse before insert on engagement_events for each row execute function refuse()`,
  );
  await expect(morning(START)).rejects.toThrow();
  expect(await rowOf(engagements, first)).toMatchObject({ state: 'planned' });
  await db().execute(sql`drop trigger refuse on engagement_events`);
  const counts = await Promise.all([morning(START), morning(START)]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
  expect(await morning('2027-05-31')).toBe(0);
  expect(await morning(START)).toBe(0);
  expect(await rowOf(engagements, other)).toMatchObject({ state: 'in_progress' });
  await mailAllNotices();
  expect(await queuedMails('thandi@example.org')).toHaveLength(1);
});

test('through outages and a clock that jumps, work starts once, on a working day', async () => {
  const moment = fc.record({ day: fc.integer({ min: -20, max: 60 }), hour: fc.integer({ min: 0, max: 23 }) });
  const startsOn = fc.integer({ min: 0, max: 40 }).map((days) => plusDays('2026-12-10', days));
  await fc.assert(
    fc.asyncProperty(startsOn, fc.array(moment, { minLength: 1, maxLength: 8 }), async (day, moments) => {
      await db().delete(engagements);
      const id = await plan();
      await db().update(engagements).set({ startsOn: day }).where(eq(engagements.id, id));
      let started = '';
      for (const at of moments) {
        const today = plusDays('2026-12-10', at.day);
        const hour = String(at.hour).padStart(2, '0');
        const count = await startPlanned(new Date(`${today}T${hour}:30:00+02:00`));
        const isTime = !started && today >= day && isBusinessDay(today) && at.hour >= 7;
        expect(count, `${day} ${today} ${hour}`).toBe(isTime ? 1 : 0);
        if (count > 0) started = today;
      }
      expect(await db().$count(clientNotices)).toBe(started ? 1 : 0);
    }),
    { numRuns: isNightly ? 200 : 12 },
  );
});

const LAST = Object.fromEntries(
  askAgain(typeOf('itr12'), null).questions.map(({ id }, at) => [
    id,
    at === 0 ? ('yes' as const) : ('no' as const),
  ]),
);

async function plan(actor = staffActor(ann), of: Partial<Parameters<typeof addEngagement>[0]> = {}) {
  const last = await addEngagement({ taxpayerId, answers: of.type ? null : LAST, now: PLANNED_AT, ...of });
  const planned = await db().transaction((tx) => planNext(tx, actor, last, { now: PLANNED_AT }));
  if (planned.kind !== 'planned') throw new Error(planned.kind);
  if (of.type) await db().update(engagements).set({ startsOn: START }).where(eq(engagements.id, planned.id));
  await db().update(engagements).set({ state: 'done' }).where(eq(engagements.id, last));
  return planned.id;
}

async function morning(day: string): Promise<number> {
  const now = new Date(`${day}T06:00:00Z`);
  await sendReminders(now);
  return startPlanned(now);
}
