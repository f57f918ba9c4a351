import { expect, test } from 'vitest';
import { featuresOf } from '#app/firm/core/plans.ts';
import { KIND_GROUPS } from '#app/work/core/engagements/define-engagement.ts';
import { dueOf } from '#app/work/core/engagements/due.ts';
import { periodsOf, type TaxpayerDates } from '#app/work/core/engagements/periods.ts';
import { checklists } from '../checklists/checklists.ts';
import { plans } from '../plans.ts';
import { engagementTypes, type EngagementTypeId } from './engagement-types.ts';
import { planEngagements } from './plan-engagements.ts';

const declared = Object.values(
  import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true }),
).flatMap((file) => Object.values(file));

const PERSON: TaxpayerDates = { yearEnd: 2, registered: null, vatCategory: null };
const COMPANY: TaxpayerDates = { yearEnd: 2, registered: '2016-11-16', vatCategory: 'B' };
const JUNE: TaxpayerDates = { yearEnd: 6, registered: '2001-05-20', vatCategory: 'E' };

test('every type is listed, ids are unique, scope has sentences, done has things', () => {
  const ids = engagementTypes.map(({ id }) => id);
  const types = declared.filter((value) => typeof value === 'object' && value && 'scope' in value);
  expect(new Set(types)).toEqual(new Set(engagementTypes));
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, scope, done } of engagementTypes) {
    for (const sentence of scope) expect(sentence, id).toMatch(/^[A-Z].{20,200}\.$/);
    for (const thing of done) expect(thing, id).toMatch(/^[A-Z].*[^.]$/);
  }
});

test('every group has a type, and none is called as a type is', () => {
  const used = new Set<string>(engagementTypes.map(({ group }) => group));
  expect(new Set(Object.keys(KIND_GROUPS))).toEqual(used);
  expect(engagementTypes.filter(({ id }) => used.has(id))).toEqual([]);
});

test('what is filed “once you have approved it” needs the client’s approval', () => {
  for (const { id, isForSars, scope, ...type } of engagementTypes) {
    const isPromised = scope.some((sentence) =>
      /file .* once (you|the trustees) have approved it/.test(sentence),
    );
    expect('needsApproval' in type, id).toBe(isForSars && isPromised);
  }
});

test('every plan proposes engagements, and what two plans share is proposed by both', () => {
  expect(Object.keys(planEngagements).toSorted()).toEqual(plans.map(({ id }) => id).toSorted());
  for (const { id, buildsOn } of plans.filter(({ group }) => group === 'business'))
    expect(planEngagements[id], id).toEqual(
      expect.arrayContaining([...(planEngagements[buildsOn ?? id] ?? [])]),
    );
});

/** The plan's name for it. */
const CALLED: Partial<Record<EngagementTypeId, RegExp>> = {
  books: /bookkeeping/,
  'financial-statements': /financial statements/,
  itr14: /Company tax return/,
  'irp6-company': /provisional tax/,
  'management-accounts': /management report every month/,
  vat201: /VAT returns/,
  'payroll-start': /Payroll set-up/,
  payroll: /monthly EMP201/,
  emp501: /EMP501/,
  coida: /COIDA/,
  'annual-return': /CIPC annual return/,
  'beneficial-owners': /beneficial ownership/,
};

test('what a plan for companies lists and what its proposal has are the same', () => {
  for (const plan of plans.filter(({ group }) => group === 'business')) {
    const listed = featuresOf(plan).join('. ');
    const proposed: readonly string[] = planEngagements[plan.id] ?? [];
    for (const [id, words] of Object.entries(CALLED))
      expect(words.test(listed), `${plan.id}: ${id}`).toBe(proposed.includes(id));
    expect(
      proposed.filter((id) => !Object.hasOwn(CALLED, id)),
      plan.id,
    ).toEqual([]);
  }
});

test('every checklist is asked for by an engagement', () => {
  const used = new Set<string | null>(engagementTypes.map(({ checklist }) => checklist));
  expect(checklists.filter(({ id }) => !used.has(id))).toEqual([]);
});

test('an engagement is due on the day of its rule, moved from weekends and holidays', () => {
  const cases: [EngagementTypeId, string, TaxpayerDates, string, ...moved: string[]][] = [
    ['itr12', '2026', PERSON, '2026-10-23'],
    ['itr12-provisional', '2026', PERSON, '2027-01-22'],
    ['irp6', '2026-1', PERSON, '2025-08-29', 'a weekend'],
    ['irp6', '2027-1', PERSON, '2026-08-31'],
    ['irp6', '2027-2', PERSON, '2027-02-26', 'a weekend'],
    ['turnover-payment', '2027-2', PERSON, '2027-02-26', 'a weekend'],
    ['turnover-return', '2026', PERSON, '2027-01-29', 'a weekend'],
    ['financial-statements', '2027', COMPANY, '2027-08-31'],
    ['financial-statements', '2026', JUNE, '2026-12-31'],
    ['itr14', '2026', COMPANY, '2027-02-26', 'a weekend'],
    ['itr14', '2026', JUNE, '2027-06-30'],
    ['irp6-company', '2027-1', { ...COMPANY, yearEnd: 4 }, '2026-10-30', 'a weekend'],
    ['irp6-company', '2027-2', JUNE, '2027-06-30'],
    ['itr12t', '2025', PERSON, '2026-01-19'],
    ['it3t', '2025', PERSON, '2025-09-30'],
    ['irp6-trust', '2027-2', PERSON, '2027-02-26', 'a weekend'],
    ['vat201', '2026-10', COMPANY, '2026-11-30'],
    // 31 March 2024 is Easter Sunday.
    ['vat201', '2024-02', COMPANY, '2024-03-28', 'a weekend', 'Good Friday'],
    ['vat201-monthly', '2026-12', { ...COMPANY, vatCategory: 'C' }, '2027-01-29', 'a weekend'],
    ['vat201-half-yearly', '2027-1', { ...COMPANY, vatCategory: 'D' }, '2026-09-30'],
    ['vat201-yearly', '2026', JUNE, '2026-07-31'],
    ['payroll', '2026-10', COMPANY, '2026-11-06', 'a weekend'],
    ['payroll', '2026-12', COMPANY, '2027-01-07'],
    ['emp501', '2027-1', JUNE, '2026-10-30', 'a weekend'],
    ['emp501', '2026-2', JUNE, '2026-05-29', 'a weekend'],
    ['coida', '2026', JUNE, '2026-06-30'],
    // Thirty business days without 16 and 25 December.
    ['annual-return', '2026', COMPANY, '2026-12-30'],
    ['annual-return-cc', '2026', JUNE, '2026-06-30'],
  ];
  for (const [id, period, taxpayer, day, ...moveReasons] of cases)
    expect(dueOf(typeOf(id), period, taxpayer), `${id} ${period}`).toMatchObject({ day, moveReasons });
  const dated = engagementTypes.filter(({ deadline }) => deadline).map(({ id }) => id);
  expect(dated.filter((id) => !cases.some(([known]) => known === id))).toEqual([]);
});

test('without a rule, season or fact that sets a day, there is none', () => {
  const cases: [EngagementTypeId, string, TaxpayerDates][] = [
    ['itr12', '2040', PERSON],
    ['coida', '2027', COMPANY],
    ['vat201', '2026-10', PERSON],
    ['vat201-monthly', '2026-11', COMPANY],
    ['annual-return', '2026', PERSON],
    ['annual-return', '2016', COMPANY],
    ['books', '2026-10', COMPANY],
    ['estate', 'once', PERSON],
    ['payroll', '2026', COMPANY],
  ];
  for (const [id, period, taxpayer] of cases)
    expect(dueOf(typeOf(id), period, taxpayer), `${id} ${period}`).toBeNull();
});

test('a recurring period is due on or after its last day, weekends and holidays aside', () => {
  const span = { from: '2024-03-01', until: '2025-02-28' };
  for (const type of engagementTypes)
    for (const taxpayer of [PERSON, COMPANY, JUNE])
      for (const { id, days } of periodsOf(type, taxpayer, span)) {
        const due = dueOf(type, id, taxpayer);
        if (due) expect(due.legalDay >= (days?.last ?? ''), `${type.id} ${id}`).toBe(true);
        else expect(type.deadline === null || /^vat201|^annual/.test(type.id), `${type.id} ${id}`).toBe(true);
      }
});

function typeOf(id: EngagementTypeId) {
  return engagementTypes.find((type) => type.id === id)!;
}
