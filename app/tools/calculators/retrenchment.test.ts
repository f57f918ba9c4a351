import { expect, test } from 'vitest';
import { calculate } from './calculate.ts';
import { calculated, sectionOf } from './calculated.test-support.ts';
import type { Values } from './field.ts';
import { retrenchmentCalculator } from './retrenchment.ts';

const WORKER = {
  pay: '20 000',
  startedOn: '2020-03-01',
  endsOn: '2026-11-30',
  notice: 'paid',
  leaveDays: '12',
  fundMoney: '600 000',
  isFrom55: 'no',
  heldShares: 'no',
};

test('an offer below the legal minimum is named with the amount', () => {
  expect(sheetOf({}).warning).toBeNull();
  // 27 692.31 − 20 000, and 18 461.54 − 18 461.53.
  const offer = { severancePaid: '20 000', noticePaid: '18 461.53', leavePaid: '30 000' };
  expect(sheetOf(offer).warning?.replaceAll('\u202f', ' ')).toBe(
    'The offer is below the least that is due: severance pay by R 7 692.31, notice pay by R 0.01.',
  );
});

test('an empty offer is the legal minimum and says so, a typed 0 is R 0', () => {
  expect(sheetOf({}).means).toBe(
    'This would reach your account if the employer pays the least that the law asks for what you left empty. Type its offer under “What the employer offers”.',
  );
  const offer = { severancePaid: '30 000', noticePaid: '20 000', leavePaid: '12 000' };
  expect(sheetOf({ ...offer, leavePaid: '' }).means).toContain('would reach');
  expect(sheetOf({ ...offer, leavePaid: '', leaveDays: '0' }).means).toContain('This reaches your account');
  const nothing = sheetOf({ ...offer, severancePaid: '0' });
  expect(nothing.means).toContain('This reaches your account');
  expect(nothing.warning?.replaceAll('\u202f', ' ')).toContain('severance pay by R 27 692.31');
});

test('each part is shown with its table and its tax', () => {
  const names = (values: Values) => sectionOf(sheetOf(values), 'ways')?.open.map(({ name }) => name);
  expect(names({ savingsPot: '5 000' })).toEqual([
    'Notice, leave and bonus: taxed as salary',
    'Severance benefit: the retirement table',
    'Fund money: the retirement table',
    'Savings pot: taxed as income of the year',
  ]);
  expect(names({ heldShares: 'yes', notice: 'worked', leaveDays: '0' })).toEqual([
    'Severance, notice, leave and bonus: taxed as salary',
    'Fund money: the table of withdrawals',
  ]);
});

test('the sheet gives reasons, the published table of 2026/27 and the last day for UIF', () => {
  const adviceTo = (values: Values) => sectionOf(sheetOf(values), 'advice')?.lines;
  const [{ notes }, advice] = [sheetOf({}), adviceTo({})];
  expect(notes.join(' ')).toContain('the employer closes the trade or reduces its staff');
  expect(notes.join(' ')).toContain('we have seen no page of SARS for 2026/27');
  expect(advice?.join(' ')).toContain('by 30 November 2027 at the latest');
  // 20 000 is above the ceiling: 38% of 582.31.
  const uif = advice?.find((line) => line.startsWith('UIF pays'))?.replaceAll('\u202f', ' ');
  expect(uif).toContain('R 221.28 a day, 38.00% of your pay up to the ceiling, for up to 238 days');
  expect(uif).toContain('up to 365 days');
  expect(adviceTo({ underDay: 'on' })?.join(' ')).not.toContain('UIF');
  expect(adviceTo({ endsOn: '2025-01-31' })).toContain('The last day to claim UIF was 31 January 2026.');
});

test('after the last day there is no step for notice; UIF is for days without work', () => {
  const adviceOn = (endsOn: string, values: Values = {}) =>
    sectionOf(sheetOf({ ...values, endsOn }), 'advice')?.lines.join(' ') ?? '';
  expect(adviceOn('2026-11-25')).toContain('Notice of 4 weeks must be given in writing');
  expect(adviceOn('2026-11-24')).not.toContain('Notice of');
  expect(adviceOn('2026-11-24')).toContain('who has new work is not unemployed');
  expect(adviceOn('2026-11-24')).not.toContain('12(1A)');
  expect(adviceOn('2026-11-24', { isFarmOrDomestic: 'on' })).toContain('(section 12(1A))');
});

test('without severance pay nothing is said of its directive and its law', () => {
  const without = { startedOn: '2026-06-01' };
  const textOf = (values: Values) => {
    const sheet = sheetOf({ ...without, ...values });
    return [...(sectionOf(sheet, 'advice')?.lines ?? []), ...sheet.notes].join(' ');
  };
  expect(textOf({})).toContain('Before it pays, the fund asks SARS for a directive.');
  expect(textOf({ fundMoney: '0' })).not.toContain('directive');
  expect(textOf({ startedOn: '2020-03-01', fundMoney: '0' })).toContain('Before it pays severance');
  expect(textOf({})).not.toContain('severance benefit, because');
});

test('tax comes back only for the rest of a year, and no UIF is promised too late', () => {
  const adviceOn = (endsOn: string) => sectionOf(sheetOf({ endsOn }), 'advice')?.lines.join(' ') ?? '';
  expect(adviceOn('2026-11-30')).toContain('If you earn little or nothing in the rest of the tax year');
  expect(adviceOn('2026-02-28')).not.toContain('little or nothing');
  expect(adviceOn('2025-01-31')).toContain(
    'If you earned little or nothing after your last day in that tax year',
  );
  expect(adviceOn('2025-01-31')).not.toContain('UIF pays');
  expect(adviceOn('2025-11-26')).toContain('UIF pays');
});

test('an impossible day is an error at its field, and a missing day is still needed', () => {
  const errorsOf = (endsOn: string) => calculate(retrenchmentCalculator, { ...WORKER, endsOn });
  expect(errorsOf('2026-02-30')).toMatchObject({ errors: { endsOn: expect.any(String) } });
  expect(errorsOf('')).toMatchObject({ errors: {}, message: { title: 'Missing information' } });
});

function sheetOf(values: Values) {
  return calculated('retrenchment', { ...WORKER, ...values }, '2026-11-25').assessment;
}
