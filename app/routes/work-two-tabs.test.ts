import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { requestItems } from '#app/platform/db/schema/engagements.ts';
import { staffActor, askApproval } from '#app/work/core/engagements/work.test-support.ts';
import { runQueued } from '#app/work/documents/documents.test-support.ts';
import { sealJob } from '#app/work/signatures/seal-job.server.ts';
import {
  answer,
  askFor,
  freshSigning,
  itemOf,
  sign,
  type Signing,
} from '#app/work/signatures/signing.test-support.ts';
import { env } from '#app/platform/env/env.server.ts';
import { ADDRESS } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { toastOf, visit } from '#tests/routes.ts';

await useTestDatabase();

let signing: Signing;

beforeEach(async () => {
  signing = await freshSigning();
});

test('words of a tab that does not know of the approval never take its place', async () => {
  await askToApprove();
  const stood = await standing('thandi');
  await answer(signing, 'thandi', 'approve', { stood });
  const stale = await answer(signing, 'thandi', 'wrong', { stood, text: 'Page 2' });
  expect(stale).toMatchObject({
    status: 409,
    data: { isStale: true, error: expect.stringMatching(/^You approved this at \d\d:\d\d\.$/) },
  });
  expect((await itemOf(signing)).approval?.given).toBeTruthy();
  // On purpose, from the page that says so.
  await answer(signing, 'thandi', 'wrong', { stood: await standing('thandi'), text: 'Page 2' });
  expect(await itemOf(signing)).toMatchObject({
    state: 'answered',
    answer: 'Page 2',
    approval: { given: null },
  });
});

test('an approval of a tab that does not know what is wrong does not count', async () => {
  await askToApprove();
  const stood = await standing('thandi');
  await answer(signing, 'thandi', 'wrong', { stood, text: 'Page 2' });
  expect(await answer(signing, 'thandi', 'approve', { stood })).toMatchObject({
    status: 409,
    data: { error: 'We were told that something is wrong with it: “Page 2”' },
  });
  await answer(signing, 'thandi', 'unapprove');
  expect(await itemOf(signing)).toMatchObject({ state: 'answered', answer: 'Page 2' });
  const { mark } = await shownItem('thandi');
  await answer(signing, 'thandi', 'reopen', { mark });
  await answer(signing, 'thandi', 'approve', { stood: await standing('thandi') });
  expect((await itemOf(signing)).approval?.given).toMatchObject({ email: ADDRESS });
});

test('a button that is pressed twice is no second answer', async () => {
  await askToApprove();
  const stood = await standing('thandi');
  for (const _ of [1, 2])
    expect(await toastOf(await answer(signing, 'thandi', 'approve', { stood }))).toMatchObject({
      title: 'Approved',
    });
});

test('a signature and its refusal never replace each other from a stale tab', async () => {
  await askFor(signing);
  const stood = await standing('thandi');
  const typed = 'Thandi Nkosi';
  await answer(signing, 'thandi', 'sign', { stood, typed });
  expect(await answer(signing, 'thandi', 'wrong', { stood, text: 'Page 2' })).toMatchObject({
    status: 409,
    data: { error: expect.stringMatching(/^You signed this at \d\d:\d\d, as “Thandi Nkosi”\.$/) },
  });
  expect(await answer(signing, 'thandi', 'sign', { stood, typed: 'T. Nkosi' })).toMatchObject({
    status: 409,
  });
  expect(await toastOf(await answer(signing, 'thandi', 'sign', { stood, typed }))).toMatchObject({
    title: 'Signed',
  });
  // What another one signed meanwhile is no reason to ask again.
  await answer(signing, 'thandi', 'unapprove');
  const siphos = await standing('sipho');
  await sign(signing, 'thandi', typed);
  await answer(signing, 'sipho', 'wrong', { stood: siphos, text: 'The loan is missing.' });
  expect(await itemOf(signing)).toMatchObject({ state: 'answered' });
  expect(await answer(signing, 'sipho', 'sign', { stood: siphos, typed: 'Sipho Dube' })).toMatchObject({
    status: 409,
    data: { error: expect.stringMatching(/something is wrong with it: “The loan is missing\.”$/) },
  });
});

test('what is said after signing or declining is true of signatures', async () => {
  const settings = env();
  const wait = settings.NOTICE_WAIT_SECONDS;
  settings.NOTICE_WAIT_SECONDS = 300;
  try {
    await askFor(signing);
    expect(await toastOf(await sign(signing, 'thandi', 'Thandi Nkosi'))).toMatchObject({
      description: expect.stringMatching(/until all have signed and the file is sealed\.$/),
    });
    expect(await toastOf(await answer(signing, 'sipho', 'wrong', { text: 'No' }))).toMatchObject({
      description: expect.stringMatching(/Nobody signs it meanwhile\.$/),
    });
    const { mark } = await shownItem('sipho');
    await answer(signing, 'sipho', 'reopen', { mark });
    expect(await toastOf(await sign(signing, 'sipho', 'Sipho Dube'))).toMatchObject({
      description: expect.stringMatching(
        /^We have been told\. It is sealed at \d\d:\d\d; until then you can take/,
      ),
      action: { label: 'Undo' },
    });
    settings.NOTICE_WAIT_SECONDS = 0;
    await answer(signing, 'sipho', 'unapprove');
    const last = await toastOf(await sign(signing, 'sipho', 'Sipho Dube'));
    expect(last).toMatchObject({ description: expect.stringMatching(/The file is sealed now/) });
    expect(last?.action).toBeUndefined();
    await runQueued(sealJob);
    expect(await toastOf(await answer(signing, 'sipho', 'unapprove'))).toMatchObject({
      description: expect.stringMatching(/it was not you, write to us below\.$/),
    });
  } finally {
    settings.NOTICE_WAIT_SECONDS = wait;
  }
});

test('a name that is not the one that we know is asked about once', async () => {
  await askFor(signing, { signer: ADDRESS });
  const typed = 'L. Nobody';
  expect(await sign(signing, 'thandi', typed)).toMatchObject({
    status: 400,
    data: { errors: { name: 'We know you as Thandi Nkosi. Sign as “L. Nobody”?' } },
  });
  expect(await answer(signing, 'thandi', 'sign', { typed: 'M. Nobody', sure: typed })).toMatchObject({
    status: 400,
  });
  await answer(signing, 'thandi', 'sign', { typed, sure: typed });
  expect((await itemOf(signing)).approval?.signing?.signatures).toMatchObject([{ typed }]);
});

async function askToApprove(): Promise<void> {
  await db().delete(requestItems).where(eq(requestItems.engagementId, signing.work));
  const figures = { figure: 'none', cents: null, payBy: null } as const;
  const wanted = { what: 'My return', why: '', documentIds: [signing.statements], ...figures };
  expect(await askApproval(staffActor(signing.ann), signing.work, wanted)).toBe('saved');
}

type Shown = {
  stood: Record<string, string>;
  toApprove: { id: string; mark: string }[];
  answered: { id: string; mark: string }[];
};

async function page(who: 'thandi' | 'sipho'): Promise<Shown> {
  const { work, [who]: cookie } = signing;
  return (await visit(`/work/${work}`, { cookie, params: { id: work } })).data as Shown;
}

/** That of a form which is drawn now. */
async function standing(who: 'thandi' | 'sipho'): Promise<string> {
  return (await page(who)).stood[(await itemOf(signing)).id] ?? '';
}

async function shownItem(who: 'thandi' | 'sipho') {
  const { toApprove, answered } = await page(who);
  const { id } = await itemOf(signing);
  const found = [...toApprove, ...answered].find((item) => item.id === id);
  if (!found) throw new Error('It is not shown.');
  return found;
}
