import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { firm } from '#content/firm.ts';
import { db } from '#app/db/client.server.ts';
import { contactMessages } from '#app/db/schema/contact.ts';
import { rateLimits } from '#app/db/schema/limits.ts';
import { stopJobs } from '#app/jobs/workers.server.ts';
import type { Refusal } from '#app/contact/refusal.ts';
import { useTestDatabase } from '#tests/database.ts';
import { startProxy } from '#tests/proxy.ts';
import { action } from './contact.tsx';

const door = await startProxy((await useTestDatabase()).url);
vi.stubEnv('DATABASE_URL', door.url);
await post();
afterAll(() => stopJobs());

beforeEach(async () => {
  await db().execute(sql`truncate contact_messages, rate_limits cascade`);
  await db().execute(sql`delete from pgboss.job`);
});

test('a good enquiry is stored, both mails wait in the queue, and the visitor is sent back with a toast', async () => {
  const answer = await post(company());
  expect(answer).toMatchObject({ status: 303, location: '/contact' });
  expect(answer.cookie).toMatch(/^toast=/);
  const [stored] = await messages();
  expect(stored).toMatchObject({
    userType: 'company',
    entityName: 'Karoo Wool (Pty) Ltd',
    name: 'Zoë Müller-Nkosi',
    email: 'zoe@example.co.za',
    position: 'Director',
    phone: '+27 821234567',
    state: 'new',
  });
  const [toFirm, toSender] = await mails();
  expect(toFirm).toMatchObject({ to: firm.email, replyTo: 'zoe@example.co.za' });
  for (const text of ['Karoo Wool (Pty) Ltd', 'Director', '+27 821234567', 'Second line.']) {
    expect(toFirm?.text).toContain(text);
  }
  expect(toSender).toMatchObject({ to: 'zoe@example.co.za', automatic: true });
  expect(toSender?.text).toContain('Dear Zoë Müller-Nkosi');
});

test('the acknowledgement repeats no text of the visitor', async () => {
  await post({
    ...enquiry(),
    subject: 'Buy at evil.example now',
    message: 'Cheap pills at https://evil.example today',
  });
  const sent = (await mails()).find((mail) => mail.to === 'thandi@example.co.za');
  expect(JSON.stringify(sent)).not.toContain('evil.example');
});

test('when the mails cannot be queued the message is not stored, and the form keeps its text', async () => {
  await db().execute(sql`alter table pgboss.job_common rename to job_away`);
  const answer = await post();
  await db().execute(sql`alter table pgboss.job_away rename to job_common`);
  expect(answer).toMatchObject({ status: 503, title: 'Error' });
  expect(answer.result?.initialValue).toMatchObject({ message: enquiry().message });
  expect(await messages()).toHaveLength(0);
});

test('a double click and a reload store one message, and each answer is a success', async () => {
  const answers = await Promise.all([post(), post(), post()]);
  answers.push(await post());
  expect(answers.map((answer) => answer.status)).toEqual([303, 303, 303, 303]);
  expect(await messages()).toHaveLength(1);
  expect(await mails()).toHaveLength(2);
});

test('five different messages of one visitor are all stored', async () => {
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
    expect(await post({ ...enquiry(), message: `Could you call me on ${day}, please?` })).toMatchObject({
      status: 303,
    });
  }
  expect(await messages()).toHaveLength(5);
});

test('a robot’s message is answered like a success, stored as spam and not mailed', async () => {
  const answer = await post({ ...enquiry(), reference: 'https://spam.example' });
  expect(answer).toMatchObject({ status: 303, location: '/contact' });
  expect(await messages()).toMatchObject([{ state: 'spam' }]);
  expect(await mails()).toHaveLength(0);
});

test('an address is limited to ten messages an hour, and the form keeps its text', async () => {
  const answers = [];
  for (let count = 0; count < 11; count++) {
    answers.push(
      await post({ ...enquiry(), message: `This is message number ${count} of today.` }, `10.0.0.${count}`),
    );
  }
  expect(answers.slice(0, 10).every((answer) => answer.status === 303)).toBe(true);
  const last = answers[10];
  expect(last).toMatchObject({ status: 429, title: 'Error' });
  expect(Number(last?.retryAfter)).toBeGreaterThan(0);
  expect(last?.result?.error?.['']?.[0]).toContain('What you typed is still here.');
  expect(last?.result?.initialValue).toMatchObject({ message: 'This is message number 10 of today.' });
  expect(await messages()).toHaveLength(10);
});

test('each network is limited to sixty messages', async () => {
  await Promise.all(Array.from({ length: 60 }, (_, count) => from('2001:db8:0:1::1', count)));
  expect(await from('2001:db8:0:1:ffff::2', 60)).toMatchObject({ status: 429 });
  expect(await from('2001:db8:0:2::1', 61)).toMatchObject({ status: 303 });
});

test('no network address is stored, and the limits store no e-mail address', async () => {
  await post(enquiry(), '196.25.1.9');
  const stored = JSON.stringify([await messages(), await db().select().from(rateLimits)]);
  expect(stored).not.toContain('196.25.1.9');
  expect(JSON.stringify(await db().select().from(rateLimits))).not.toContain('thandi');
});

test('an invalid form returns every error and every value', async () => {
  const answer = await post({ ...enquiry(), name: 'R2D2', phone: '000', subject: 'Short' });
  expect(answer).toMatchObject({ status: 400, title: 'Validation Error' });
  expect(Object.keys(answer.result?.error ?? {}).toSorted()).toEqual(['name', 'phone', 'subject']);
  expect(answer.result?.initialValue).toMatchObject({ name: 'R2D2', phone: '000', subject: 'Short' });
  expect(answer.cacheControl).toBe('private, no-store');
});

test('a header in a name or an address is refused', async () => {
  const smuggled = [
    { name: 'Jan\r\nBcc: victim@example.com' },
    { email: 'a@example.com\r\nBcc: victim@example.com' },
    { email: 'a@example.com, victim@example.com' },
    { email: '"a@example.com" <victim@example.com>' },
  ];
  for (const fields of smuggled)
    expect(await post({ ...enquiry(), ...fields })).toMatchObject({ status: 400 });
  expect(await mails()).toHaveLength(0);
});

test('a line break in a subject becomes a space', async () => {
  await post({ ...enquiry(), subject: 'My tax\r\nBcc: victim@example.com\r\n\r\n<h1>Hello</h1>' });
  const [toFirm] = await mails();
  expect(toFirm?.subject).toMatch(/^Enquiry [0-9A-F]{8}: My tax Bcc: victim@example\.com <h1>Hello<\/h1>$/);
  expect(toFirm?.html).not.toContain('<h1>Hello');
});

test('without the database the refusal keeps every value', async () => {
  const log = vi.fn<(what: string, reason: string) => void>();
  await door.shut();
  const answer = await post(enquiry(), '10.0.0.1', log);
  await door.open();
  expect(answer).toMatchObject({ status: 503, title: 'Error' });
  expect(answer.result?.error).toEqual({
    '': ['There was a problem sending your message. Please try again.'],
  });
  expect(answer.result?.initialValue).toMatchObject(enquiry());
  expect(log).toHaveBeenCalledOnce();
  expect(log.mock.calls[0]?.join(' ')).not.toMatch(/thandi|example/i);
});

test('a body that is not a form is refused with 400', async () => {
  const bodies = {
    'application/json': '{"name":"Jan"}',
    'text/plain': 'name=Jan',
    'multipart/form-data': '-',
  };
  for (const [type, body] of Object.entries(bodies)) {
    const headers = { 'Content-Type': type };
    const request = new Request('http://localhost/contact', { method: 'POST', headers, body });
    expect(await answerTo(request), type).toMatchObject({ status: 400 });
  }
});

test('files, repeated fields and special names of the form library are ignored', async () => {
  const body = formOf(enquiry());
  body.append('name', 'Second name');
  body.append('__intent__', '{');
  body.append('__state__', 'not json');
  body.append('__proto__', 'x');
  body.append('message[99999999]', 'x');
  body.set('subject', new File(['x'], 'subject.txt'));
  const answer = await answerTo(new Request('http://localhost/contact', { method: 'POST', body }));
  expect(answer).toMatchObject({ status: 400 });
  expect(Object.keys(answer.result?.error ?? {})).toEqual(['subject']);
});

test('any post is answered with a redirect or a refusal below 500', async () => {
  const names = [
    ...Object.keys(company()),
    'reference',
    'calculation',
    '__intent__',
    '__state__',
    'a[0].b',
    'constructor',
  ];
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom('company', '+27', '082 123 4567', 'x'.repeat(100_000), '\0', '\r\nBcc: a@b.example'),
  );
  const posted = fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(posted, fc.boolean(), async (entries, good) => {
      const body = good ? formOf(company()) : new FormData();
      for (const [name, text] of entries) body.append(name, text);
      const answer = await answerTo(new Request('http://localhost/contact', { method: 'POST', body }));
      expect(answer.status).toBeLessThan(500);
    }),
    { numRuns: 60 },
  );
}, 30_000);

type Answer = Partial<Refusal> & {
  status: number;
  location: string | null;
  cookie: string | null;
  retryAfter: string | null;
  cacheControl: string | null;
};

function post(fields: Record<string, string> = enquiry(), clientAddress = '10.0.0.1', logFailure = vi.fn()) {
  const body = new URLSearchParams(fields);
  const request = new Request('http://localhost/contact', { method: 'POST', body });
  return answerTo(request, { clientAddress, logFailure });
}

function from(clientAddress: string, count: number) {
  const fields = {
    ...enquiry(),
    email: `somebody${count}@example.co.za`,
    message: `Please call me at ${count} o'clock.`,
  };
  return post(fields, clientAddress);
}

async function answerTo(request: Request, context = {}): Promise<Answer> {
  const answer = await action({ request, context, params: {} }).catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  });
  const [init, refusal] = answer instanceof Response ? [answer, {}] : [answer.init, answer.data];
  const headers = new Headers(init?.headers);
  return {
    ...refusal,
    status: init?.status ?? 200,
    location: headers.get('Location'),
    cookie: headers.get('Set-Cookie'),
    retryAfter: headers.get('Retry-After'),
    cacheControl: headers.get('Cache-Control'),
  };
}

function enquiry() {
  return {
    userType: 'individual',
    name: 'Thandi Nkosi',
    email: 'thandi@example.co.za',
    countryCode: '+27',
    phone: '082 123 4567',
    subject: 'Provisional tax for the first time',
    message: 'I started to freelance in May. What must I file, and when?',
  };
}

function company() {
  return {
    ...enquiry(),
    userType: 'company',
    entityName: 'Karoo Wool (Pty) Ltd',
    name: 'Zoë Müller-Nkosi',
    position: 'Director',
    email: 'zoe@example.co.za',
    message: 'We need a new bookkeeper.\r\nSecond line.',
  };
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

function messages() {
  return db().select().from(contactMessages);
}

async function mails() {
  const jobs = await db().execute<{ data: Record<string, string> }>(
    sql`select data from pgboss.job where name = 'mail' order by data->>'automatic' nulls first`,
  );
  return jobs.map((job) => job.data);
}
