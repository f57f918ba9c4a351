import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plans } from '#content/plans.ts';
import { firstAnswers, questions, settledByWho, type Answers } from '#content/price-finder.ts';
import { nextDeadlines } from './deadlines.ts';
import { profilesOf, QUESTIONS, readAnswers } from './plan-finder.ts';
import { planFor } from './plan-for.ts';

const TODAY = '2026-11-22';
const SMALL = { turnover: '1m', staff: 'none', vat: 'no' } as const;

test('every answer of a company leads to the smallest plan that does the work', () => {
  for (const [answers, id] of [
    [{ turnover: '1m', staff: 'none', vat: 'no' }, 'starter'],
    [{ turnover: '10m', staff: 'none', vat: 'no' }, 'starter'],
    [{ turnover: '1m', staff: 'none', vat: 'yes' }, 'standard'],
    [{ turnover: '10m', staff: 'few', vat: 'yes' }, 'standard'],
    [{ turnover: '50m', staff: 'few', vat: 'yes' }, 'premium'],
    [{ turnover: '1m', staff: 'many', vat: 'no' }, 'premium'],
    [{ turnover: '1m', staff: 'more', vat: 'no' }, 'cfo'],
    [{ turnover: 'more', staff: 'none', vat: 'yes' }, 'cfo'],
  ] as const)
    expect(planFor({ who: 'company', ...answers })?.id, JSON.stringify(answers)).toBe(id);
});

test('people get the plan for their return, or none if no plan fits', () => {
  for (const [who, id] of [
    ['employee', 'individual-income-tax'],
    ['provisional', 'provisional-income-tax'],
    ['turnover', 'turnover-tax'],
    ['trust', undefined],
    ['estate', undefined],
  ] as const)
    expect(planFor({ who, ...SMALL })?.id, who).toBe(id);
});

test('any answers give a plan that fits them, or none, and more work never costs less', () => {
  const met = new Set<string>();
  for (const answers of allAnswers()) {
    const plan = planFor(answers);
    if (plan) met.add(plan.id);
    if (answers.who === 'company') expect(plan).not.toBeNull();
    for (const name of QUESTIONS) {
      const allowed: readonly string[] | undefined = plan?.for?.[name];
      if (allowed) expect(allowed).toContain(answers[name]);
      if (name === 'who') continue;
      const grown = planFor({ ...answers, [name]: nextOf(name, answers[name]) } as Answers);
      if (plan && grown) expect(grown.price).toBeGreaterThanOrEqual(plan.price);
      if (!plan) expect(grown, 'more work has no plan either').toBeNull();
    }
  }
  expect([...met].toSorted()).toEqual(plans.flatMap((plan) => (plan.for ? plan.id : [])).toSorted());
});

test('answers are read from an address, and anything else is the first answer', () => {
  for (const answers of allAnswers())
    expect(readAnswers(new URLSearchParams(answers))).toEqual(
      settledByWho.includes(answers.who) ? { ...firstAnswers, who: answers.who } : answers,
    );
  const [answers] = allAnswers();
  const other = fc.string().filter((text) => !Object.hasOwn(questions.who.answers, text));
  fc.assert(
    fc.property(
      fc.constantFrom('who' as const),
      fc.oneof(other, fc.constant('constructor')),
      (name, text) => {
        const read = readAnswers(new URLSearchParams({ ...answers, [name]: text }));
        expect(read).toEqual({ ...answers, [name]: firstAnswers[name] });
      },
    ),
  );
});

test('everyone with a plan has a first due date, employers also one of employers', () => {
  for (const answers of allAnswers()) {
    const dates = nextDeadlines(profilesOf(answers), TODAY);
    if (planFor(answers) && answers.who !== 'employee') expect(dates.length).toBeGreaterThan(0);
    expect(dates.some(({ is }) => is === 'employer')).toBe(answers.staff !== 'none');
  }
});

function allAnswers(): Answers[] {
  let all: Partial<Answers>[] = [{}];
  for (const name of QUESTIONS)
    all = all.flatMap((answers) =>
      Object.keys(questions[name].answers).map((answer) => ({ ...answers, [name]: answer })),
    );
  return all as Answers[];
}

function nextOf(name: (typeof QUESTIONS)[number], answer: string): string {
  const answers = Object.keys(questions[name].answers);
  return answers[Math.min(answers.indexOf(answer) + 1, answers.length - 1)] ?? answer;
}
