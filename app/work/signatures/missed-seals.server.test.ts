import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { HOUR, MINUTE } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { seals } from '#app/platform/db/schema/signatures.ts';
import { deadLetterQueue } from '#app/platform/jobs/job.ts';
import { sharedBoss } from '#app/platform/jobs/queue.server.ts';
import { runQueued } from '#app/work/documents/documents.test-support.ts';
import { ADDRESS } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { sealMissed } from './missed-seals.server.ts';
import { sealJob } from './seal-job.server.ts';
import {
  answer,
  askFor,
  freshSigning,
  itemOf,
  sealedFiles,
  sign,
  type Signing,
} from './signing.test-support.ts';

await useTestDatabase();

const DEAD = deadLetterQueue(sealJob);

let signing: Signing;

beforeEach(async () => {
  signing = await freshSigning();
  await askFor(signing, { signer: ADDRESS });
  await sign(signing, 'thandi', 'Thandi Nkosi');
});

test('what all have signed is sealed although its job was lost', async () => {
  await lose();
  expect(await sealMissed()).toBe(0);
  expect(await sealMissed(later(1))).toBe(1);
  expect(await sealMissed(later(1))).toBe(0);
  await runQueued(sealJob);
  expect(await sealedFiles(signing)).toHaveLength(1);
  expect(await sealMissed(later(2))).toBe(0);
});

test('what still waits to be sealed, or was taken back, is left alone', async () => {
  expect(await sealMissed(later(1))).toBe(0);
  await answer(signing, 'thandi', 'unapprove');
  await lose();
  expect(await sealMissed(later(1))).toBe(0);
});

test('a seal that was given up is tried once a day', async () => {
  await lose();
  const { id, approval } = await itemOf(signing);
  await (await sharedBoss()).send(DEAD, { item: id, at: approval?.given?.at });
  expect(await sealMissed(later(1))).toBe(0);
  expect(await sealMissed(later(25))).toBe(1);
  expect(await waiting(DEAD)).toBe(0);
  await runQueued(sealJob);
  expect(await sealedFiles(signing)).toHaveLength(1);
});

test('a seal says when it was made, not when the last one signed', async () => {
  const hourAgo = new Date(Date.now() - HOUR).toISOString();
  await lose();
  await db()
    .update(requestItems)
    .set({ approval: sql`jsonb_set(${requestItems.approval}, '{given,at}', to_jsonb(${hourAgo}::text))` });
  expect(await sealMissed()).toBe(1);
  await runQueued(sealJob);
  const [seal] = await db().select().from(seals);
  expect(Date.now() - Number(seal?.sealedAt)).toBeLessThan(5 * MINUTE);
});

test('work in the trash is sealed once it is restored', async () => {
  await lose();
  await setDeleted(new Date());
  expect(await sealMissed(later(1))).toBe(0);
  await setDeleted(null);
  expect(await sealMissed(later(1))).toBe(1);
});

function lose() {
  return db().execute(sql`delete from pgboss.job where name = ${sealJob.name}`);
}

function setDeleted(deletedAt: Date | null) {
  return db().update(engagements).set({ deletedAt }).where(eq(engagements.id, signing.work));
}

async function waiting(name: string): Promise<number> {
  const [row] = await db().execute<{ jobs: number }>(
    sql`select count(*)::int as jobs from pgboss.job where name = ${name} and state < 'completed'`,
  );
  return row?.jobs ?? 0;
}

function later(hours: number): Date {
  return new Date(Date.now() + hours * HOUR);
}
