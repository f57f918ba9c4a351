import { beforeEach, expect, test } from 'vitest';
import { dayText } from '#app/platform/core/time.ts';
import { mailAllNotices } from '#app/work/core/engagements/work.test-support.ts';
import { runQueued } from '#app/work/documents/documents.test-support.ts';
import {
  askFor,
  freshSigning,
  itemOf,
  sign,
  type Signing,
} from '#app/work/signatures/signing.test-support.ts';
import { sealJob } from '#app/work/signatures/seal-job.server.ts';
import { ADDRESS, queuedMails } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';

await useTestDatabase();

let signing: Signing;

beforeEach(async () => {
  signing = await freshSigning();
});

test('the mail about a signature has the words of the colleague, and the last day', async () => {
  await askFor(signing, { why: 'The rent\nis <b>new</b>.' });
  const { text, html } = await mail();
  const until = (await itemOf(signing)).approval?.signing?.until ?? '';
  expect(text).toMatch(/\S+ writes: “The rent is <b>new<\/b>\.”/);
  expect(html).toContain('The rent is &lt;b&gt;new&lt;/b&gt;.');
  expect(text).toContain(`The last day to sign is ${dayText(until)}.`);
});

test('each mail about one thing names it in its subject', async () => {
  for (const title of ['The minutes', 'The mandate']) {
    await askFor(signing, { title });
    expect((await mail()).subject).toMatch(new RegExp(`: one thing to sign: ${title}$`));
  }
  await askFor(signing, { title: 'The loan', why: 'Of the year 2026.' });
  expect((await mail()).text).toContain('writes: “Of the year 2026.”');
});

test('words with a figure, or many of them, stay on the page', async () => {
  await askFor(signing, { why: 'The rent is R 9 000.' });
  await askFor(signing, { title: 'The minutes', why: `Long ${'words '.repeat(60)}` });
  const { text } = await mail();
  expect(text).not.toMatch(/writes|9 000|Long/);
  expect(text).toMatch(/Please read and sign: The statements; The minutes\./);
  expect(text).toMatch(/The minutes: The last day to sign is/);
});

test('the mail about a sealed file says what it is, and that all have signed', async () => {
  await askFor(signing);
  await sign(signing, 'thandi', 'Thandi Nkosi');
  await sign(signing, 'sipho', 'Sipho Dube');
  await mail();
  await runQueued(sealJob);
  const { subject, text } = await mail();
  expect(subject).toMatch(/: The statements, signed and sealed$/);
  expect(text).toMatch(/The statements: all have signed it, and .+ has sealed the file for you\./);
  expect(text).not.toMatch(/document/);
});

/** The last one, once all that waits is mailed. */
async function mail() {
  await mailAllNotices();
  const last = (await queuedMails(ADDRESS)).at(-1);
  if (!last) throw new Error('Nothing was mailed.');
  return last;
}
