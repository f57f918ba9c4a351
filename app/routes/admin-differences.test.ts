import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { firm } from '#content/firm.ts';
import { FIRM } from '#app/platform/content/firm.ts';
import { holdContent } from '#app/platform/content/held.ts';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import type { Outcome } from '#app/platform/db/work-values.ts';
import { differenceOf } from '#app/work/core/engagements/outcome.ts';
import { freshDesk } from '#app/work/core/engagements/work.test-support.ts';
import { signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { visit } from '#tests/routes.ts';

await useTestDatabase();

let [id, ann, bob] = ['', '', ''];

beforeEach(async () => {
  const desk = await freshDesk();
  id = desk.id;
  [ann, bob] = [await signedInAs(desk.ann), await signedInAs(desk.bob)];
});

afterEach(() => holdContent(new Map()));

const FIGURES = [null, ['none', null], ['pay', 100_00], ['refund', 100_00], ['refund', 399_99]] as const;

test('the list has what differs by the amount or more, as the difference is said', async () => {
  setAmount(200_00);
  for (const now of FIGURES)
    for (const before of FIGURES) {
      const outcome = now && outcomeOf(now, before);
      await set({ outcome });
      const difference = outcome && differenceOf(outcome);
      const isListed = Math.abs(difference ?? 0) >= 200_00;
      expect(await listed(ann), `${now} ${before}`).toBe(isListed ? 1 : 0);
    }
});

test('the first page of the desk counts it for who sees the work, until it has ended', async () => {
  await set({ outcome: outcomeOf(['pay', 900_00], ['pay', 100_00]) });
  expect(await noticed(ann)).toMatchObject({
    state: 'No amount is set in Facts of the firm',
    standing: 'order',
  });
  setAmount(800_00);
  expect(await noticed(ann)).toMatchObject({
    state: '1',
    standing: 'urgent',
    path: '/admin/work?differs=yes',
  });
  expect(await noticed(bob)).toMatchObject({ state: 'None' });
  setAmount(800_01);
  expect(await noticed(ann)).toMatchObject({ state: 'None' });
  setAmount(1_00);
  await set({ state: 'done' });
  expect(await noticed(ann)).toMatchObject({ state: 'None', standing: 'order' });
});

type Figure = readonly [Outcome['figure'], number | null];

function outcomeOf([figure, cents]: Figure, before: Figure | null): Outcome {
  const filed = before && { figure: before[0], cents: before[1] };
  const none = { reference: null, payBy: null, why: '', settledOn: null };
  return { assessedOn: '2026-09-01', figure, cents, filed, ...none };
}

function set(values: Partial<typeof engagements.$inferInsert>) {
  const filed = { state: 'with_sars', submittedOn: '2026-08-03', ...values } as const;
  return db().update(engagements).set(filed).where(eq(engagements.id, id));
}

/** In cents. */
function setAmount(noticedDifference: number): void {
  holdContent(new Map([[FIRM, [{ ...firm, noticedDifference }]]]));
}

async function listed(cookie: string): Promise<number> {
  const { data } = await visit('/admin/work?index&state=sars&differs=yes', { cookie });
  return (data as { page: { rows: unknown[] } }).page.rows.length;
}

async function noticed(cookie: string) {
  const { found } = (await visit('/admin?index', { cookie })).data as { found: { subject: string }[] };
  return found.find(({ subject }) => subject.startsWith('Assessments that differ'));
}
