import { expect, test } from 'vitest';
import { engagementTypes } from '#content/engagements/engagement-types.ts';
import { ENGAGEMENT_STATES } from '#app/platform/db/work-values.ts';
import { typeOf } from '#app/work/core/engagements/types.ts';
import type { SarsLetter } from '#app/work/core/sars-letters/sars-letter.ts';
import { exampleLetter } from '#app/work/core/sars-letters/letters.test-support.ts';
import { ENGAGEMENT_STATE, isUnderWay, isWithSars } from '#app/work/core/engagements/states.ts';
import { sentenceOf, stepsOf } from './progress.ts';

const NOTHING = { questions: 0, papers: 0 };
const OPEN = { toDo: NOTHING, cameIn: 0 };
const SENT = { startsOn: null, withdrawnOn: null, cameIn: 0 } as const;

test('every state of every kind of work has a sentence and one current step', () => {
  for (const { id } of engagementTypes)
    for (const state of ENGAGEMENT_STATES) {
      const steps = stepsOf({ ...OPEN, state, type: typeOf(id) });
      const isOver = ENGAGEMENT_STATE[state].client.stage === null;
      expect([id, state, steps.filter(({ isNow }) => isNow).length]).toEqual([id, state, isOver ? 0 : 1]);
      for (const toDo of [NOTHING, { questions: 0, papers: 1 }, { questions: 2, papers: 0 }]) {
        const standing = { ...SENT, state, toDo, submittedOn: null, reference: null };
        expect(sentenceOf(standing), `${id} ${state}`).toMatch(/^[A-Z].*\.$/);
      }
    }
});

test('nobody is said to work on what nobody has looked at', () => {
  for (const state of ENGAGEMENT_STATES) {
    const standing = { ...SENT, state, toDo: NOTHING, cameIn: 1, submittedOn: null, reference: null };
    expect(sentenceOf(standing), state).not.toMatch(/working on it/);
    if (isUnderWay(state) && !isWithSars(state))
      expect(sentenceOf(standing), state).toMatch(/^All that we asked for is here\. We look through it/);
  }
});

test('what is open and need not be sent is named where all that is needed is here', () => {
  const standing = { ...SENT, state: 'collecting', submittedOn: null, reference: null } as const;
  const textWith = (optional: number) =>
    sentenceOf({ ...standing, cameIn: 1, toDo: { questions: 0, papers: 0, optional } });
  expect(textWith(1)).toMatch(/is missing\. One thing is open below: send it only if you have it\.$/);
  expect(textWith(2)).toMatch(/Two things are open below: send them only if you have them\.$/);
  expect(textWith(0)).toMatch(/if something is missing\.$/);
});

test('papers are not said to be done while one is open, whatever the work is set to', () => {
  for (const state of ENGAGEMENT_STATES.filter(isUnderWay)) {
    const done = (papers: number, approvals = 0) =>
      stepsOf({ state, type: typeOf('itr12'), toDo: { questions: 0, papers, approvals }, cameIn: 0 })
        .filter(({ isDone }) => isDone)
        .map(({ label }) => label);
    if (!isWithSars(state)) expect(done(1), state).not.toContain('Papers from you');
    if (ENGAGEMENT_STATE[state].client.stage === 'in_progress')
      for (const approvals of [0, 1]) expect(done(0, approvals), state).toContain('Papers from you');
  }
});

test('only what goes to SARS has that step, unless it is there; FICA is never proposed', () => {
  const labels = (id: string, state: 'collecting' | 'with_sars' = 'collecting') =>
    stepsOf({ ...OPEN, state, type: typeOf(id) }).map(({ label }) => label);
  for (const { id, isForSars } of engagementTypes)
    expect([id, labels(id).includes('With SARS')]).toEqual([id, isForSars]);
  expect(labels('company-registration', 'with_sars')).toContain('With SARS');
  expect(labels('identification')).toEqual(['Papers from you', 'In progress', 'Done']);
});

test('the sentence says what was submitted, when, and under which reference', () => {
  const submitted = { ...SENT, toDo: NOTHING, submittedOn: '2026-07-03', reference: '12345' };
  expect(sentenceOf({ ...submitted, state: 'with_sars' })).toBe(
    'Submitted to SARS on 3 July 2026, reference 12345. We watch for their answer, and tell you.',
  );
  expect(sentenceOf({ ...submitted, state: 'done', reference: null })).toBe(
    'Done. Submitted on 3 July 2026. Your papers and messages stay here.',
  );
  const waiting = {
    ...SENT,
    submittedOn: null,
    reference: null,
    state: 'waiting_for_client',
  } as const;
  expect(sentenceOf({ ...waiting, toDo: { questions: 0, papers: 1 } })).toBe(
    'We go on as soon as we have one thing from you.',
  );
  expect(sentenceOf({ ...waiting, toDo: { questions: 9, papers: 1 } })).toMatch(
    /^Nine short questions first/,
  );
});

test('what is to be signed is not called an approval', () => {
  const standing = { ...SENT, state: 'in_progress', submittedOn: null, reference: null } as const;
  const textWith = (approvals: number, signatures: number) =>
    sentenceOf({ ...standing, toDo: { ...NOTHING, approvals, signatures } });
  expect(textWith(1, 1)).toBe(
    'We need your signature: read what is below, then sign it or say what is wrong.',
  );
  expect(textWith(1, 0)).toMatch(/^We need your approval: read what is below, then approve it/);
  expect(textWith(2, 2)).toMatch(/^We need two signatures/);
  expect(textWith(5, 3)).toMatch(/^Two things wait for your approval, three for your signature: read/);
  const textOf = (papers: number, questions: number) =>
    sentenceOf({ ...standing, toDo: { questions, papers, approvals: 2, signatures: 1 } });
  expect(textOf(1, 0)).toBe('We need one thing from you, and your approval and your signature.');
  expect(textOf(0, 9)).toBe(
    'One thing waits for your approval, one for your signature. Nine short questions are open below as well.',
  );
});

test('while a letter from SARS is open, the sentence says what it wants and by when', () => {
  const at = {
    ...SENT,
    state: 'with_sars',
    toDo: NOTHING,
    submittedOn: '2026-07-03',
    reference: null,
    today: '2026-11-20',
  } as const;
  const textWith = (...sarsLetters: SarsLetter[]) => sentenceOf({ ...at, sarsLetters });
  const read = exampleLetter({ answerBy: '2026-12-01' });
  expect(textWith(read)).toBe(
    'Submitted to SARS on 3 July 2026. SARS checks a return, and asks for papers. The letter is of 2 November 2026. We send them by 1 December 2026.',
  );
  const unread = exampleLetter({ kind: null, datedOn: null });
  expect(textWith(read, unread)).toMatch(
    /2026\. A letter from SARS came on 10 November 2026\. We read it, .* One more letter from SARS is open below\.$/,
  );
  const answered = exampleLetter({ answerBy: '2026-12-01', answered: { 'relevant-material': '2026-11-20' } });
  expect(textWith(answered)).toMatch(/We watch for their answer, and tell you\.$/);
  expect(sentenceOf({ ...at, state: 'done', sarsLetters: [read] })).toMatch(
    /We send them by 1 December 2026\.$/,
  );
  expect(sentenceOf({ ...at, sarsLetters: [read], today: '2026-12-02' })).toMatch(
    /Its day was 1 December 2026\. Once it is answered, we say it here\.$/,
  );
});
