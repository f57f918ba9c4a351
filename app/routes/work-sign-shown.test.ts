import { expect, test } from 'vitest';
import { openRequestsOf } from '#app/work/client/waiting.server.ts';
import { mailAllNotices } from '#app/work/core/engagements/work.test-support.ts';
import { askFor, freshSigning, sign, type Signing } from '#app/work/signatures/signing.test-support.ts';
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

async function waiting(signing: Signing, who: 'thandi' | 'sipho'): Promise<string[]> {
  const { data } = await visit('/account', { cookie: signing[who] });
  return (data as { home: { waiting: { what: string[] }[] } }).home.waiting.flatMap(({ what }) => what);
}

async function sentence(signing: Signing, who: 'thandi' | 'sipho'): Promise<string> {
  const { work, [who]: cookie } = signing;
  const { data } = await visit(`/work/${work}`, { cookie, params: { id: work } });
  return (data as { sentence: string }).sentence;
}
