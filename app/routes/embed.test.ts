import { expect, test } from 'vitest';
import { POSTED_ANSWER } from '#app/platform/http/cache.ts';
import { submit } from '#tests/routes.ts';

const FRAMED = '/embed/calculator?type=individual';
const FORM = { grossIncome: '612 345,67', age: '66', medicalMembers: '2', basis: 'sars', taxYear: '2025' };

test('a framed calculator has the result of the full one, kept by the browser alone', async () => {
  const framed = await submit(FRAMED, FORM);
  const full = await submit('/calculator?type=individual', FORM);
  expect(framed.data?.outcome).toEqual(full.data?.outcome);
  const data = { outcome: { kind: 'calculated' } };
  expect(framed).toMatchObject({ cacheControl: POSTED_ANSWER, data });
});

test('a refused amount has its error', async () => {
  const { data } = await submit(FRAMED, { ...FORM, grossIncome: '-5' });
  expect(data).toMatchObject({
    values: { grossIncome: '-5' },
    outcome: { kind: 'refused', errors: { grossIncome: expect.stringContaining('positive') } },
  });
});

test('a body that is not a form is refused with 400', async () => {
  expect(await submit(FRAMED, 'x')).toMatchObject({ status: 400 });
});
