import { expect, test } from 'vitest';
import { figures } from '#content/figures.ts';
import { sarsRates } from '#app/tax/cases.test-support.ts';
import { mastersTariff } from '#app/tax/masters-fee.ts';
import { rand } from '#app/tax/money.ts';
import { donationsRates } from '#app/tax/rates/donations-rates.ts';
import { estateDutyRates } from '#app/tax/rates/estate-duty-rates.ts';
import { executorRates } from '#app/tax/rates/executor-rates.ts';
import { vatLimits, vatLimitsOn } from '#app/tax/rates/vat-limits.ts';

test('texts about estates and gifts have the calculators’ figures', () => {
  const estate = sarsRates(estateDutyRates, 2027);
  const [first, above] = estate.brackets;
  expect(estate.abatement).toBe(figure('estate.abatement'));
  expect(first).toMatchObject({ rate: figure('estate.rate'), max: figure('estate.firstBand') });
  expect(above?.rate).toBe(figure('estate.rateAbove'));
  const executor = sarsRates(executorRates, 2027);
  expect(executor).toMatchObject({
    onAssets: figure('estate.executorRate'),
    onIncome: figure('estate.executorIncomeRate'),
    vat: figure('vat.rate', '2026-04-01'),
  });
  expect(mastersTariff).toMatchObject({
    freeBelow: figure('estate.lettersOfAuthority'),
    least: figure('estate.masterLeast'),
    most: figure('estate.masterMost'),
  });
  for (const year of [2026, 2027]) {
    const donations = sarsRates(donationsRates, year);
    expect(donations.exemption.person).toBe(figure('donations.exempt', String(year)));
    const [first, above] = donations.brackets;
    expect(first).toMatchObject({ rate: figure('donations.rate'), max: figure('donations.firstBand') });
    expect(above?.rate).toBe(figure('donations.rateAbove'));
  }
});

test('texts about VAT registration have the calculator’s figures', () => {
  for (const day of ['2026-03-31', '2026-04-01'])
    expect(vatLimitsOn(day, { limits: vatLimits })).toMatchObject({
      compulsory: figure('vat.compulsory', day),
      voluntary: figure('vat.voluntary', day),
    });
});

/** Cents or basis points. */
function figure(name: string, key = '2027'): number {
  const found = figures[name]?.[key];
  if (found && 'rand' in found) return rand(found.rand);
  if (found && 'rate' in found) return found.rate;
  throw new Error(`no figure ${name} ${key}`);
}
