import { expect, test } from 'vitest';
import { ADDRESS, post, postBody, send } from '#app/tools/api/post.test-support.ts';
import { action, loader } from './api.v1.tax.$tax.ts';

const firm = { basis: 'firm', taxYear: 2023 };

test("R 500 000 on the firm's estimate comes to R 103 405.00, with its working", async () => {
  const answer = await post('individual', { ...firm, grossIncome: 500_000, age: 30 });
  expect(answer.status).toBe(200);
  expect(answer.json).toMatchObject({
    basis: 'firm',
    taxYear: 2023,
    taxYearLabel: '2023/2024',
    result: {
      grossIncome: 500_000,
      allowableRetirementContributions: 0,
      taxableIncome: 500_000,
      taxBeforeRebates: 119_830,
      applicableRebates: 16_425,
      medicalCredits: 0,
      taxAfterRebates: 103_405,
      finalTax: 103_405,
      effectiveTaxRate: 20.68,
      netSalary: 396_595,
    },
  });
  expect(answer.text).toContain('"finalTax":103405.00,"effectiveTaxRate":20.68,');
  expect(answer.json.working).toContainEqual({
    key: 'taxAfterRebates',
    label: 'Tax after rebates',
    amount: 103_405,
    formula: '119\u202f830 − 16\u202f425 = 103\u202f405',
    source: 'From the lines above',
    law: null,
  });
});

test("a note names the fields that the firm's estimate leaves out", async () => {
  const answer = await post('company', { ...firm, taxableIncome: 1, yearEnd: '2020-12-31' });
  expect(answer.json.notes).toEqual([
    expect.stringContaining('for money earned now `comparison` counts'),
    expect.stringMatching(/left out .* yearEnd\.$/),
  ]);
});

test('a body that is not JSON, or larger than 64 kB, is refused as a whole', async () => {
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(4_096)) });
  const bodies: [body: BodyInit, status: number][] = [
    ['{', 400],
    ['', 400],
    [new Uint8Array([0x22, 0xff, 0x22]), 400],
    ['{}'.padEnd(64 * 1024 + 1), 413],
    [endless, 413],
  ];
  for (const [body, status] of bodies) {
    const answer = await postBody('individual', body);
    expect([answer.status, answer.json.errors[0].field]).toEqual([status, null]);
  }
  const largest = JSON.stringify({ ...firm, grossIncome: 500_000 }).padEnd(64 * 1024);
  expect((await postBody('individual', largest)).status).toBe(200);
});

test('only JSON in UTF-8 is read', async () => {
  const person = { ...firm, grossIncome: 1 };
  const utf8 = { 'Content-Type': 'Application/JSON; charset="UTF-8"' };
  expect((await post('individual', person, utf8)).status).toBe(200);
  const form = 'application/x-www-form-urlencoded';
  for (const type of ['text/plain', form, 'application/json; charset=latin1', 'application/jsonp', '']) {
    expect((await post('individual', person, { 'Content-Type': type })).status, type).toBe(415);
  }
});

test('another method is refused with the allowed ones', async () => {
  for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']) {
    const route = ['GET', 'HEAD'].includes(method) ? loader : action;
    const answer = await send(route, 'individual', new Request(ADDRESS, { method }));
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST, OPTIONS']);
  }
});

test('an unknown tax is refused with 404', async () => {
  for (const tax of ['vat', 'constructor', '__proto__', 'Individual']) {
    expect((await post(tax, firm)).status).toBe(404);
  }
});
