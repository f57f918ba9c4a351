import { expect, test } from 'vitest';
import { action } from './embed.calculator.tsx';
import { action as calculatorAction } from './calculator/route.tsx';

const FORM = { grossIncome: '612 345,67', age: '66', medicalMembers: '2', basis: 'sars', taxYear: '2025' };

test('a framed calculator has the result of the full one, and it is not cached', async () => {
  const framed = await action(posted('/embed/calculator', FORM));
  const full = await calculatorAction(posted('/calculator', FORM));
  if (full instanceof Response) throw new Error('a redirect');
  expect(framed.data.outcome).toEqual(full.data.outcome);
  expect(framed.data.outcome.kind).toBe('calculated');
  expect(new Headers(framed.init?.headers).get('Cache-Control')).toBe('private, no-store');
});

test('an amount that is refused has its error', async () => {
  const { data } = await action(posted('/embed/calculator', { ...FORM, grossIncome: '-5' }));
  expect(data).toMatchObject({
    values: { grossIncome: '-5' },
    outcome: { kind: 'refused', errors: { grossIncome: expect.stringContaining('positive') } },
  });
});

test('a body that is not a form is refused with 400', async () => {
  const request = new Request('http://localhost/embed/calculator', { method: 'POST', body: 'x' });
  await expect(action({ request, context: {}, params: {} })).rejects.toMatchObject({ status: 400 });
});

function posted(path: string, fields: Record<string, string>) {
  const init = { method: 'POST', body: new URLSearchParams(fields) };
  return { request: new Request(`http://localhost${path}?type=individual`, init), context: {}, params: {} };
}
