import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { calculate } from '#app/tools/calculators/calculate.ts';
import { findCalculator } from '#app/tools/calculators/calculators.ts';
import { attachmentOf } from '#app/tools/calculators/enquiry.ts';
import { individual } from '#app/enquiries/core/enquiry.test-support.ts';
import type { Refusal } from '#app/enquiries/public/refusal.ts';
import { db } from '#app/platform/db/client.server.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit } from '#tests/routes.ts';

await useTestDatabase();

const VALUES = { basis: 'sars', taxYear: '2026', grossIncome: 'R 612 345', age: '30' };
const calculation = attachmentOf(findCalculator('individual'), VALUES, { grossIncome: 61_234_500 });

const ENQUIRY = { ...individual, subject: 'A question about my result' };

beforeEach(() => db().execute(sql`truncate enquiries, rate_limits cascade`));

test('an attached calculation is kept by the form and stored with the message', async () => {
  const form = await sent({ intent: 'prefill', subject: ENQUIRY.subject, calculation });
  expect((form.data as Refusal).result.initialValue).toMatchObject({ calculation });

  const refused = await sent({ ...ENQUIRY, phone: '0', calculation });
  expect(refused.status).toBe(400);
  expect((refused.data as Refusal).result.initialValue).toMatchObject({ calculation });

  expect(await sent({ ...ENQUIRY, calculation })).toMatchObject({ status: 303 });
  const stored = (await messages())[0]?.calculation;
  expect(stored).toMatchObject({
    kind: 'individual',
    inputs: { values: VALUES, exact: { grossIncome: 61_234_500 } },
  });
  const outcome = calculate(findCalculator('individual'), VALUES);
  expect(stored?.inputs.tax).toBe(outcome.kind === 'calculated' && outcome.assessment.tax.cents);
});

test('what the calculator wrote alone is refused with what is missing, and stays', async () => {
  const message = 'My question:\r\n\r\n\r\nIncome tax\r\nTax for 2026/27: R 12 345.00';
  const form = await sent({ intent: 'prefill', subject: ENQUIRY.subject, message, calculation });
  const { started = '' } = (form.data as Refusal).result.initialValue as { started?: string };
  const refused = await sent({ ...ENQUIRY, message, started });
  const { error, initialValue } = (refused.data as Refusal).result;
  expect(refused.status).toBe(400);
  expect(error).toEqual({ message: ['Write your question below “My question:”.'] });
  expect(initialValue).toMatchObject({ message, started });
  expect(await messages()).toEqual([]);
  expect(await sent({ ...ENQUIRY, message: `${message}\r\nIs it right?`, started })).toMatchObject({
    status: 303,
  });
});

test('an invalid calculation is left out of the message', async () => {
  const wrong = [
    'not json',
    '{"type":"individual"}',
    JSON.stringify({ type: 'trust', values: {}, exact: {} }),
    JSON.stringify({ type: 'company', values: { taxableIncome: '-5' }, exact: {} }),
    JSON.stringify({ type: 'company', values: { a: 'x'.repeat(7000) }, exact: {} }),
    JSON.stringify({ type: 'company', values: {}, exact: { taxableIncome: 1e30 } }),
    JSON.stringify({ type: 'company', values: { taxableIncome: '5', ['x'.repeat(200)]: '1' }, exact: {} }),
  ];
  for (const [index, text] of wrong.entries()) {
    const form = await sent({ intent: 'prefill', subject: ENQUIRY.subject, calculation: text });
    expect((form.data as Refusal).result.initialValue).not.toHaveProperty('calculation');
    const message = `${ENQUIRY.message} ${index}`;
    expect(await sent({ ...ENQUIRY, message, calculation: text })).toMatchObject({ status: 303 });
  }
  const stored = await messages();
  expect(stored.map((message) => message.calculation)).toEqual(wrong.map(() => null));
});

test('only the calculator’s own fields are stored', async () => {
  const more = JSON.stringify({ type: 'individual', values: { ...VALUES, note: 'my secret' }, exact: {} });
  await sent({ ...ENQUIRY, calculation: more });
  expect(JSON.stringify(await messages())).not.toContain('my secret');
});

test("a message remembers the acknowledgement's Message-ID; a robot's has none", async () => {
  await sent(ENQUIRY);
  await sent({ ...ENQUIRY, message: 'Cheap pills for everybody here.', reference: 'robot' });
  const mails = await db().execute<{ id: string }>(
    sql`select data->>'messageId' as id from pgboss.job where name = 'mail' and data->>'to' = ${ENQUIRY.email}
      order by created_on desc limit 1`,
  );
  expect((await messages()).map((message) => message.acknowledgementId).toSorted()).toEqual(
    [mails[0]?.id, null].toSorted(),
  );
});

function sent(fields: Record<string, string>) {
  return submit('/contact', fields);
}

function messages() {
  return db().select().from(enquiries);
}
