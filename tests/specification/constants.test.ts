import { expect, test } from 'vitest';
import { COUNTRIES, DEFAULT_COUNTRY_CODE } from '#app/platform/forms/countries.ts';
import { FIELDS } from '#app/firm/contact/enquiry-fields.ts';
import { ageField, membersField } from '#app/tools/calculators/fields.ts';
import type { Bracket } from '#app/tax/brackets.ts';
import { rand } from '#app/tax/money.ts';
import { firmCapitalGains } from '#app/tax/rates/firm-capital-gains.ts';
import { firmCompany } from '#app/tax/rates/firm-company.ts';
import { firmIndividual } from '#app/tax/rates/firm.ts';

test('the firm estimate has the seven brackets of the specification', () => {
  expect(printed(firmIndividual.brackets)).toEqual([
    [0, 226_000, 18, 0],
    [226_001, 353_100, 26, 40_680],
    [353_101, 488_700, 31, 73_726],
    [488_701, 641_400, 36, 115_762],
    [641_401, 817_600, 39, 170_734],
    [817_601, 1_731_600, 41, 239_452],
    [1_731_601, null, 45, 614_192],
  ]);
});

test('the firm estimate has the specified rebates, credits and retirement limit', () => {
  expect(firmIndividual).toMatchObject({
    rebates: { primary: rand(16_425), secondary: rand(9_000), tertiary: rand(2_997) },
    medical: { kind: 'credit', perMonth: { main: rand(347), first: rand(347), additional: rand(234) } },
    retirement: { kind: 'combined', rate: 2750, cap: rand(350_000) },
  });
});

test('the firm estimate taxes companies and gains at the rates of the specification', () => {
  const { standardRate, dividends, smallBusiness } = firmCompany;
  expect([standardRate, dividends.rate]).toEqual([2700, 2000]);
  expect(printed(smallBusiness.brackets).map(([min, max, rate]) => [min, max, rate])).toEqual([
    [0, 91_250, 0],
    [91_251, 365_000, 7],
    [365_001, 550_000, 21],
    [550_001, null, 28],
  ]);
  expect(smallBusiness.grossIncomeLimit).toBe(rand(20_000_000));
  expect(firmCapitalGains).toMatchObject({
    inclusion: { individual: 4000, company: 8000 },
    annualExclusion: rand(40_000),
    primaryResidenceExclusion: rand(2_000_000),
  });
});

test('ages are 18 to 74 or 75+, at first 30; members on medical aid 0 to 6, at first 0', () => {
  const ages = ageField.options.map(({ value }) => value);
  expect([ages[0], ages.at(-2), ages.at(-1), ages.length]).toEqual(['18', '74', '75+', 58]);
  expect(ageField.initial).toBe('30');
  expect(membersField.options.map(({ value }) => value)).toEqual(['0', '1', '2', '3', '4', '5', '6']);
  expect(membersField.initial).toBe('0');
});

test('ten country codes are offered for the phone number, South Africa first', () => {
  expect(COUNTRIES.map(({ code, name }) => `${code} ${name}`)).toEqual([
    '+27 South Africa',
    '+1 United States',
    '+44 United Kingdom',
    '+61 Australia',
    '+91 India',
    '+33 France',
    '+49 Germany',
    '+81 Japan',
    '+86 China',
    '+55 Brazil',
  ]);
  expect(DEFAULT_COUNTRY_CODE).toBe('+27');
  expect(FIELDS.indexOf('phone')).toBe(FIELDS.indexOf('countryCode') + 1);
});

function printed(brackets: readonly Bracket[]) {
  return brackets.map(({ min, max, rate, base }) => [
    min / 100,
    max === null ? null : max / 100,
    rate / 100,
    base / 100,
  ]);
}
