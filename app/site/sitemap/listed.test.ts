import { expect, test } from 'vitest';
import { searchSite } from './entries.server.ts';

test.each([
  ['refund', '/auto-assessment'],
  ['objection', '/auto-assessment'],
  ['objection', '/tax/individual'],
  ['4001', '/refund-check'],
  ['4001', '/calculator?type=payslip'],
  ['irp5 code 3699', '/refund-check'],
  ['sars 4001', '/refund-check'],
  ['4102', '/auto-assessment'],
  ['4102', '/calculator?type=payslip#pay=4102'],
  ['3817', '/calculator?type=payslip'],
] as const)('"%s" lists %s near the top', (query, to) => {
  const found = searchSite(query).map((entry) => entry.to);
  expect(found.slice(0, 3)).toContain(to);
});

test('a small amount that is no code of an IRP5 stays an amount', () => {
  for (const query of ['4002', 'R4001', '4001 a month', 'tax on 4001'])
    expect(searchSite(query)[0]?.to, query).toMatch(/#\w+=R?400\d/);
});
