import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { firm } from '#app/platform/content/firm.ts';
import { company, individual } from '#app/enquiries/core/enquiry.test-support.ts';
import { readReceipt } from '#app/enquiries/public/receipt.server.ts';
import type { Refusal } from '#app/enquiries/public/refusal.ts';
import { db } from '#app/platform/db/client.server.ts';
import { POSTED_ANSWER } from '#app/platform/http/cache.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { rateLimits } from '#app/platform/db/schema/limits.ts';
import { longDayText } from '#app/firm/core/day-text.ts';
import { formOf, queuedMails } from '#tests/accounts.ts';
import { without, useProxiedDatabase } from '#tests/database.ts';
import { submit } from '#tests/routes.ts';

const door = await useProxiedDatabase();
await send();

beforeEach(async () => {
  await db().execute(sql`truncate enquiries, rate_limits cascade`);
  await db().execute(sql`delete from pgboss.job`);
});

test('a good enquiry is stored, queues both mails, and tells its reference', async () => {
  const answer = await send(company);
  expect(answer).toMatchObject({
    status: 303,
    location: expect.stringMatching(/^\/contact\/sent\?receipt=/),
  });
  const { countryCode: _, ...stored } = { ...company, phone: '+27 821234567', state: 'new' };
  expect(await messages()).toMatchObject([stored]);
  const toFirm = await mailTo(firm.email);
  expect(toFirm).toMatchObject({ replyTo: company.email });
  for (const text of [company.entityName, company.position, '+27 821234567', 'Second line.'])
    expect(toFirm?.text).toContain(text);
  const toSender = await mailTo(company.email);
  expect(toSender).toMatchObject({ automatic: true });
  expect(toSender?.text).toContain(`Dear ${company.name}`);
  const { reference, answerDay } = receiptOf(answer);
  expect(toSender?.subject).toContain(reference);
  expect(toSender?.text).toContain(`by the end of ${longDayText(answerDay)}.`);
});

test('mails repeat no header and no link of the visitor', async () => {
  const subject = 'My tax\r\nBcc: victim@example.com\r\n\r\n<h1>Hello</h1>';
  await send({ ...individual, subject, message: 'Cheap pills at https://evil.example today' });
  const toFirm = await mailTo(firm.email);
  expect(toFirm?.subject).toMatch(/^Enquiry [0-9A-F]{8}: My tax Bcc: victim@example\.com <h1>Hello<\/h1>$/);
  expect(toFirm).toHaveProperty('html', expect.not.stringContaining('<h1>Hello'));
  expect(JSON.stringify(await mailTo(individual.email))).not.toMatch(/evil\.example|victim/);
});

test('if the mails cannot be queued, the message is not stored and the form keeps it', async () => {
  const answer = await without('pgboss.job_common', send);
  expect(answer).toMatchObject({ status: 503, title: 'Error' });
  expect(answer.result?.initialValue).toMatchObject({ message: individual.message });
  expect(await messages()).toHaveLength(0);
});

test('a double click and a reload store one message; other words are another message', async () => {
  const answers = await Promise.all([send(), send(), send()]);
  answers.push(await send());
  expect(await messages()).toHaveLength(1);
  expect(await queuedMails()).toHaveLength(2);
  answers.push(await send({ ...individual, message: 'Could you call me on Monday, please?' }));
  expect(answers.map((answer) => answer.status)).toEqual([303, 303, 303, 303, 303]);
  const references = answers.map((answer) => receiptOf(answer).reference);
  expect(new Set(references.slice(0, 4)).size).toBe(1);
  expect(references[4]).not.toBe(references[0]);
  expect(await messages()).toHaveLength(2);
});

test('a robot’s message is answered like a success, stored as spam and not mailed', async () => {
  const answer = await send({ ...individual, reference: 'https://spam.example' });
  expect(answer.status).toBe(303);
  expect(receiptOf(answer).reference).toMatch(/^[0-9A-F]{8}$/);
  expect(await messages()).toMatchObject([{ state: 'spam' }]);
  expect(await queuedMails()).toHaveLength(0);
});

test('an address is limited to ten messages an hour, and the form keeps its text', async () => {
  const numbered = (count: number) => `This is message number ${count} of today.`;
  const one = (count: number) =>
    send({ ...individual, message: numbered(count) }, { clientAddress: `10.0.0.${count}` });
  for (let count = 0; count < 10; count++) expect(await one(count)).toMatchObject({ status: 303 });
  const last = await one(10);
  expect(last).toMatchObject({ status: 429, title: 'Error' });
  expect(Number(last.retryAfter)).toBeGreaterThan(0);
  expect(last.result?.error?.['']?.[0]).toContain('What you typed is still here.');
  expect(last.result?.initialValue).toMatchObject({ message: numbered(10) });
  expect(await messages()).toHaveLength(10);
});

test('each network is limited to sixty messages', async () => {
  const from = (clientAddress: string, count: number) =>
    send({ ...individual, email: `somebody${count}@example.co.za` }, { clientAddress });
  await Promise.all(Array.from({ length: 60 }, (_, count) => from('2001:db8:0:1::1', count)));
  expect(await from('2001:db8:0:1:ffff::2', 60)).toMatchObject({ status: 429 });
  expect(await from('2001:db8:0:2::1', 61)).toMatchObject({ status: 303 });
});

test('no network address is stored, and the limits store no e-mail address', async () => {
  await send(individual, { clientAddress: '196.25.1.9' });
  const limits = JSON.stringify(await db().select().from(rateLimits));
  expect(JSON.stringify(await messages()) + limits).not.toContain('196.25.1.9');
  expect(limits).not.toContain('thandi');
});

test('an invalid form returns every error and every value', async () => {
  const wrong = { name: 'R2D2', phone: '000', subject: 'Short' };
  const answer = await send({ ...individual, ...wrong });
  expect(answer).toMatchObject({ status: 400, title: 'Validation Error' });
  expect(answer.cacheControl).toBe(POSTED_ANSWER);
  expect(Object.keys(answer.result?.error ?? {}).toSorted()).toEqual(Object.keys(wrong));
  expect(answer.result?.initialValue).toMatchObject(wrong);
});

test('a header in a name or an address is refused', async () => {
  for (const fields of [
    { name: 'Jan\r\nBcc: victim@example.com' },
    { email: 'a@example.com\r\nBcc: victim@example.com' },
    { email: 'a@example.com, victim@example.com' },
    { email: '"a@example.com" <victim@example.com>' },
  ])
    expect(await send({ ...individual, ...fields })).toMatchObject({ status: 400 });
  expect(await queuedMails()).toHaveLength(0);
});

test('without the database the refusal keeps every value', async () => {
  const log = vi.fn<(what: string, reason: string) => void>();
  const answer = await door.whileShut(() => send(individual, { logFailure: log }));
  expect(answer).toMatchObject({ status: 503, title: 'Error' });
  const error = ['There was a problem sending your message. Please try again.'];
  expect(answer.result).toMatchObject({ error: { '': error }, initialValue: individual });
  expect(log).toHaveBeenCalledOnce();
  expect(log.mock.calls[0]?.join(' ')).not.toMatch(/thandi|example/i);
});

test('a body that is not a form is refused with 400', async () => {
  for (const [type, body] of Object.entries({
    'application/json': '{"name":"Jan"}',
    'text/plain': 'name=Jan',
    'multipart/form-data': '-',
  }))
    expect(await submit('/contact', body, { type }), type).toMatchObject({ status: 400 });
});

test('files, repeated fields and special names of the form library are ignored', async () => {
  const body = formOf(individual);
  body.append('name', 'Second name');
  body.append('__intent__', '{');
  body.append('__state__', 'not json');
  body.append('__proto__', 'x');
  body.append('message[99999999]', 'x');
  body.set('subject', new File(['x'], 'subject.txt'));
  const answer = await send(body);
  expect(answer).toMatchObject({ status: 400 });
  expect(Object.keys(answer.result?.error ?? {})).toEqual(['subject']);
});

test('any post is answered with a redirect or a refusal below 500', async () => {
  const special = ['reference', 'calculation', '__intent__', '__state__', 'a[0].b', 'constructor'];
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom('company', '+27', '082 123 4567', 'x'.repeat(100_000), '\0', '\r\nBcc: a@b.example'),
  );
  const name = fc.constantFrom(...Object.keys(company), ...special);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(name, value), { maxLength: 20 }),
      fc.boolean(),
      async (entries, good) => {
        const body = formOf(good ? company : {});
        for (const [name, text] of entries) body.append(name, text);
        expect((await send(body)).status).toBeLessThan(500);
      },
    ),
    { numRuns: 60 },
  );
}, 30_000);

async function send(
  body: Record<string, string> | FormData = individual,
  visitor?: Parameters<typeof submit>[2],
) {
  const answer = await submit('/contact', body, visitor);
  return { ...(answer.data as Partial<Refusal> | null), ...answer };
}

function receiptOf({ location }: { location: string | null }) {
  const receipt = readReceipt(new URL(location ?? '', 'http://localhost').searchParams);
  if (!receipt) throw new Error(`${location} has no receipt`);
  return receipt;
}

function messages() {
  return db().select().from(enquiries);
}

async function mailTo(address: string) {
  return (await queuedMails()).find(({ to }) => to === address);
}
