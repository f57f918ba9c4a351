import { expect, test } from 'vitest';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { firstDayOf, taxYearLabel, yearOfAssessment, type TaxYear } from '#app/tax/tax-year.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';
import { firmEstimateNotice, rateTables } from './rates-notice.ts';

const NEXT = yearOfAssessment(newestTaxYear) as TaxYear;

test('on 1 March tables of last year are urgent, and not a day before', async () => {
  const first = Date.parse(`${firstDayOf(NEXT)}T00:00:00+02:00`);
  expect(await rateTables.check(at(first - 1))).toMatchObject({ standing: 'order' });
  expect(await rateTables.check(at(first))).toMatchObject({
    standing: 'urgent',
    state: expect.stringContaining(taxYearLabel(NEXT)),
  });
});

test('the firm’s constants are urgent after their day if they are meant to lead', async () => {
  const [last, after] = [Date.parse('2024-02-29T12:00:00Z'), Date.parse('2024-03-01T00:00:00+02:00')];
  expect(await firmEstimateNotice('firm').check(at(last))).toMatchObject({ standing: 'order' });
  expect(await firmEstimateNotice('firm').check(at(after))).toMatchObject({ standing: 'urgent' });
  expect(await firmEstimateNotice('sars').check(at(after))).toMatchObject({
    standing: 'order',
    state: "The constants of 2023/2024 held until 29 February 2024: SARS's tables lead",
  });
});

function at(time: number) {
  const me: FirmActor = { party: 'firm', id: '', name: 'Anusha Pillay', role: 'admin' };
  return { me, now: new Date(time) };
}
