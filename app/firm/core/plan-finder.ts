import type { Plan } from '#content/plans.ts';
import { firstAnswers, questions, settledByWho, type Answers } from '#content/price-finder.ts';
import { planFor } from './plan-for.ts';
import type { Profile } from './deadline-rule.ts';
import { keyIn, keysOf } from '#app/platform/core/keys.ts';

const FEBRUARY = 2;

export const QUESTIONS = keysOf(questions);

/** A missing or unknown answer counts as the first one, and so does one that is not asked. */
export function readAnswers(query: URLSearchParams): Answers {
  const given = givenAnswers(query);
  return { ...firstAnswers, ...(isSettled(given) ? { who: given.who } : given) };
}

export function givenAnswers(query: URLSearchParams): Partial<Answers> {
  const given = QUESTIONS.map((name) => [name, keyIn(questions[name].answers, query.get(name) ?? '')]);
  return Object.fromEntries(given.filter(([, answer]) => answer));
}

/** Whether `who` alone decides the plan. */
export function isSettled({ who }: Partial<Answers>): boolean {
  return who !== undefined && settledByWho.includes(who);
}

/** The visitor's answers; open questions get the first answer that fits the plan. */
export function answersFor({ for: conditions }: Plan, given: Partial<Answers>): Answers {
  const fitting = QUESTIONS.map((name) => [name, conditions?.[name]?.[0] ?? firstAnswers[name]]);
  return { ...Object.fromEntries(fitting), ...given };
}

/** Null for no plan; undefined while an open question can change the result. */
export function decidedPlan(given: Partial<Answers>): Plan | null | undefined {
  if (isSettled(given)) return planFor({ ...firstAnswers, ...(given.who && { who: given.who }) });
  const plans = new Set(waysToAnswer(given).map((answers) => planFor(answers)));
  return plans.size === 1 ? [...plans][0] : undefined;
}

/** The given answers combined with every answer to the open questions. */
function waysToAnswer(given: Partial<Answers>): Answers[] {
  return QUESTIONS.reduce<Answers[]>(
    (ways, name) =>
      given[name]
        ? ways
        : ways.flatMap((way) =>
            keysOf(questions[name].answers).map((answer) => ({ ...way, [name]: answer })),
          ),
    [{ ...firstAnswers, ...given }],
  );
}

/** For the due dates: a company with a year to February, a vendor of category A or B. */
export function profilesOf({ who, staff, vat }: Answers): Profile[] {
  const profiles: Profile[] = [
    who === 'company' ? { is: 'company', yearEnd: FEBRUARY, registered: null } : { is: who },
  ];
  if (staff !== 'none') profiles.push({ is: 'employer' });
  if (vat === 'yes')
    for (const category of ['A', 'B'] as const) profiles.push({ is: 'vendor', category, yearEnd: FEBRUARY });
  return profiles;
}

/** The deadlines page for these answers; vendors of category C, D or E choose it there. */
export function deadlinesPath({ who, staff, vat }: Answers, category: 'A' | 'B' | 'AB' = 'AB'): string {
  const query = new URLSearchParams(who === 'company' ? { entity: 'company' } : { [who]: 'yes' });
  if (staff !== 'none') query.set('employer', 'yes');
  if (vat === 'yes') query.set('vat', category);
  return `/deadlines?${query}`;
}
