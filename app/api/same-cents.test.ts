import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { calculate } from '#app/calculators/calculate.ts';
import { findCalculator, type CalculatorType } from '#app/calculators/calculators.ts';

import type { Values } from '#app/calculators/field.ts';
import { findEndpoint } from './endpoints.ts';
import { writeJson } from './json.ts';
import { startYears } from './fields.ts';

vi.setConfig({ testTimeout: 60_000 });

const rand = fc
  .oneof(
    fc.integer({ min: 0, max: 300_000_000 }),
    fc.integer({ min: 0, max: 10_000_000_000_000 }),
    fc.constant(0),
  )
  .map((cents) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`);

const year = {
  basis: fc.constantFrom('firm', 'sars'),
  taxYear: fc.constantFrom(...startYears),
};
const person = {
  grossIncome: rand,
  retirementContributions: rand,
  age: fc.oneof(fc.integer({ min: 18, max: 74 }), fc.constant('75+')),
  medicalMembers: fc.integer({ min: 0, max: 6 }),
  medicalContributions: rand,
};
const sarsPerson = {
  interestIncome: rand,
  retirementFund: fc.constantFrom('annuity', 'pension', 'provident'),
};
const business = { businessIncome: rand, businessExpenses: rand };

test('an individual comes to the same lines as on the calculator', () => {
  sameOnTheCalculator('individual', fc.record({ ...year, ...person, ...sarsPerson }), sarsOnly(sarsPerson));
});

test('a provisional taxpayer comes to the same lines as on the calculator', () => {
  const sars = { ...sarsPerson, employeesTaxPaid: rand };
  const asked = fc.record({ ...year, ...person, ...sars, ...business });
  sameOnTheCalculator('provisional', asked, (request) => ({
    ...sarsOnly(sars)(request),
    ...(request.basis === 'firm' && { taxYear: 2023 }),
  }));
});

test('a capital gain comes to the same lines as on the calculator', () => {
  const individual = { primaryResidence: fc.boolean(), currentIncome: rand };
  const sars = { assessedLoss: rand };
  const sarsIndividual = { yearOfDeath: fc.boolean(), age: person.age };
  const asked = fc.record({
    ...year,
    entityType: fc.constantFrom('individual', 'company', 'trust'),
    proceeds: rand,
    baseCost: rand,
    ...individual,
    ...sars,
    ...sarsIndividual,
  });
  sameOnTheCalculator('capital-gains', asked, (request) => {
    const entityType =
      request.basis === 'firm' && request.entityType === 'trust' ? 'company' : request.entityType;
    const onlyIndividual =
      entityType === 'individual' ? [] : Object.keys({ ...individual, ...sarsIndividual });
    const onlySars = request.basis === 'sars' ? [] : Object.keys({ ...sars, ...sarsIndividual });
    return { ...without(request, [...onlyIndividual, ...onlySars]), entityType };
  });
});

test('a company comes to the same lines as on the calculator', () => {
  const yearEnd = fc.constantFrom(
    '2001-03-31',
    '2012-03-31',
    '2012-12-31',
    '2017-02-28',
    '2023-03-31',
    '2026-06-30',
  );
  const asked = fc.record({
    ...year,
    companyType: fc.constantFrom('standard', 'sbc'),
    taxableIncome: rand,
    dividendsPaid: rand,
    yearEnd,
  });
  sameOnTheCalculator('company', asked, sarsOnly({ yearEnd }));
});

type Request = Record<string, unknown>;

/** Asks both, by form and by JSON: the same lines and amounts, or a refusal in the same words. */
function sameOnTheCalculator(
  type: CalculatorType,
  asked: fc.Arbitrary<Request>,
  adapt: (request: Request) => Request,
) {
  fc.assert(
    fc.property(asked, (drawn) => {
      const request = adapt(drawn);
      const outcome = calculate(findCalculator(type), formOf(request));
      const answer = findEndpoint(type)?.answer(request);
      if (outcome.kind === 'refused') {
        const message = outcome.sentence ?? outcome.message.description;
        expect(answer).toMatchObject({ kind: 'refused', errors: [{ message }] });
        return;
      }
      expect(answer?.kind).toBe('answered');
      const body = JSON.parse(answer?.kind === 'answered' ? writeJson(answer.body) : '{}');
      expect(body.taxYearLabel).toBe(outcome.assessment.table.label);
      expect(body.result[outcome.assessment.tax.key]).toBe(outcome.assessment.tax.cents / 100);
      const lines = outcome.assessment.working.map((line) => [
        line.key,
        line.label,
        (line.unit === 'rand' ? line.amount : line.rate) / 100,
      ]);
      expect(body.working.map((line: Request) => [line.key, line.label, line.amount ?? line.rate])).toEqual(
        lines,
      );
    }),
    { numRuns: 2_000 },
  );
}

function formOf(request: Request): Values {
  return Object.fromEntries(
    Object.entries(request)
      .filter(([, value]) => value !== false)
      .map(([name, value]) => [name, value === true ? 'on' : String(value)]),
  );
}

/** The calculators ask these with the SARS tables only. */
function sarsOnly(fields: object) {
  return (request: Request) => (request.basis === 'sars' ? request : without(request, Object.keys(fields)));
}

function without(request: Request, names: readonly string[]): Request {
  return Object.fromEntries(Object.entries(request).filter(([name]) => !names.includes(name)));
}
