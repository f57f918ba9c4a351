import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { RANDOM_RUNS } from '#tests/random-runs.ts';
import { post, postBody } from './post.test-support.ts';
import { endpoints } from './endpoints.ts';
import type { FieldError } from './errors.ts';
import { dayOf, requestBody } from './requests.test-support.ts';

vi.setConfig({ testTimeout: 60_000 });

const TAXES = endpoints.map(({ name }) => name);

test('any JSON is answered with 200, or with 422 and sentences', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...TAXES), requestBody(), async (tax, sent) => {
      const answer = await post(tax, sent);
      expect([200, 422]).toContain(answer.status);
      for (const { message } of answer.json.errors ?? []) expect(message).toMatch(/^[A-Z].*\.$/s);
    }),
    { numRuns: RANDOM_RUNS / 5 },
  );
});

test('any bytes are answered below 500', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...TAXES), fc.uint8Array({ maxLength: 200 }), async (tax, bytes) => {
      expect((await postBody(tax, new Uint8Array(bytes))).status).toBeLessThan(500);
    }),
  );
});

test('any dates and amounts of a company are calculated or refused at their field', async () => {
  const date = fc
    .date({ min: new Date('0000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map(dayOf);
  const near = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
    .map(dayOf);
  const dates = { yearEnd: fc.oneof(date, near), dividendsDeclared: fc.oneof(date, near) };
  const amount = fc.integer({ min: 0, max: 1e13 }).map((cents) => cents / 100);
  await fc.assert(
    fc.asyncProperty(fc.record(dates), amount, async ({ yearEnd, dividendsDeclared }, rand) => {
      const shared = { basis: 'sars', taxYear: 2024, yearEnd };
      const company = { ...shared, dividendsDeclared, companyType: 'sbc', taxableIncome: rand };
      const gain = { ...shared, entityType: 'company', proceeds: rand, baseCost: 1 };
      for (const answer of [await post('company', company), await post('capital-gains', gain)]) {
        const fields = answer.json.errors?.map(({ field }: FieldError) => field);
        expect([answer.status, fields]).toEqual(
          fields ? [422, [expect.stringMatching(/yearEnd|taxYear/)]] : [200, undefined],
        );
      }
    }),
    { numRuns: RANDOM_RUNS / 10 },
  );
});
