import fc from 'fast-check';
import { expect, test } from 'vitest';
import { meetAnswers, seenText } from './meet-answers.ts';

const QUESTIONS = ['pay', 'rent', 'car'].map((id) => ({ id }));
const answer = fc.option(fc.constantFrom('yes' as const, 'no' as const), { nil: undefined });
const answers = fc.record({ pay: answer, rent: answer, car: answer });

test('nothing that somebody else answered since is changed without a question', () => {
  fc.assert(
    fc.property(answers, answers, answers, (before, stored, given) => {
      const met = meetAnswers(QUESTIONS, { stored, seen: seenText(before), given });
      for (const { id } of QUESTIONS) {
        const [old, theirs, mine] = [before, stored, given].map((one) => one[id as 'pay']);
        if (theirs === undefined || theirs === old) continue;
        if (met.clashes.includes(id)) expect([mine === old, mine === theirs]).toEqual([false, false]);
        else expect(met.answers[id]).toBe(theirs);
      }
    }),
  );
});

test('what I changed and nobody else did is mine, and the same answer is no clash', () => {
  fc.assert(
    fc.property(answers, answers, (stored, given) => {
      const met = meetAnswers(QUESTIONS, { stored, seen: seenText(stored), given });
      expect(met.clashes).toEqual([]);
      for (const { id } of QUESTIONS) expect(met.answers[id]).toBe(given[id as 'pay'] ?? stored[id as 'pay']);
      expect(meetAnswers(QUESTIONS, { stored: given, seen: '', given }).clashes).toEqual([]);
    }),
  );
});

test('a mark that a stranger wrote is read as no answers', () => {
  for (const seen of ['', '=', 'pay', '__proto__=yes constructor=no', 'pay=yes=no', ' '.repeat(1000)]) {
    const met = meetAnswers(QUESTIONS, {
      stored: { pay: 'no' },
      seen,
      given: { pay: 'no', toString: 'yes' },
    });
    expect(met, seen).toEqual({ answers: { pay: 'no' }, clashes: [] });
  }
});
