import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ToApprove } from '#app/work/client/approval-card.tsx';
import { NewsList } from '#app/work/client/news-list.tsx';
import { openRequestsOf } from '#app/work/client/waiting.server.ts';
import type { Work } from '#app/work/client/work.server.ts';
import { mailAllNotices } from '#app/work/core/engagements/work.test-support.ts';
import {
  askFor,
  freshSigning,
  sign,
  SIPHO,
  type Signing,
} from '#app/work/signatures/signing.test-support.ts';
import { ADDRESS, queuedMails } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { visit } from '#tests/routes.ts';

await useTestDatabase();

test('what waits for a signature is called so wherever it is counted', async () => {
  const signing = await freshSigning();
  await askFor(signing);
  await mailAllNotices();
  expect(await waiting(signing, 'thandi')).toContain('one thing to sign');
  expect((await openRequestsOf(signing.work)).map(({ what }) => what)).toContain('Something to sign');
});

test('who has signed is asked for nothing while others have still to sign', async () => {
  const signing = await freshSigning();
  await askFor(signing);
  await sign(signing, 'thandi', 'Thandi Nkosi');
  expect(await waiting(signing, 'thandi')).not.toContain('one thing to sign');
  expect(await waiting(signing, 'sipho')).toContain('one thing to sign');
  expect(await sentence(signing, 'thandi')).toMatch(/^Others have still to sign what we prepared\./);
  expect(await sentence(signing, 'sipho')).toMatch(
    /we have your signature: read what is below, then sign it/,
  );
});

test('who signs before the mail went is not asked by it; the other one is', async () => {
  const signing = await freshSigning();
  await askFor(signing);
  await sign(signing, 'thandi', 'Thandi Nkosi');
  await mailAllNotices();
  expect(await queuedMails(ADDRESS)).toEqual([]);
  expect((await queuedMails(SIPHO)).map(({ text }) => text).join()).toContain('The statements');
});

test('who has signed first of two reads so, and not that it is still to be signed', async () => {
  const signing = await freshSigning();
  await askFor(signing);
  const shown = async (who: 'thandi' | 'sipho') => {
    const { work, [who]: cookie } = signing;
    const { data } = await visit(`/work/${work}`, { cookie, params: { id: work } });
    const page = { work: data as Work, refusal: undefined };
    return [NewsList, ToApprove].map((part) => renderToStaticMarkup(createElement(part, page))).join('');
  };
  expect(await shown('thandi')).toContain('To sign: The statements');
  await sign(signing, 'thandi', 'Thandi Nkosi');
  const after = await shown('thandi');
  expect(after).toContain('Others have still to sign</h2>');
  expect(after).not.toContain('To sign: The statements');
  expect(await shown('sipho')).toContain('To sign: The statements');
});

async function waiting(signing: Signing, who: 'thandi' | 'sipho'): Promise<string[]> {
  const { data } = await visit('/account', { cookie: signing[who] });
  return (data as { home: { waiting: { what: string[] }[] } }).home.waiting.flatMap(({ what }) => what);
}

async function sentence(signing: Signing, who: 'thandi' | 'sipho'): Promise<string> {
  const { work, [who]: cookie } = signing;
  const { data } = await visit(`/work/${work}`, { cookie, params: { id: work } });
  return (data as { sentence: string }).sentence;
}
