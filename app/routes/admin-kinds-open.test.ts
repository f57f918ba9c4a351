import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addEngagement, freshWork, staffActor } from '#app/work/core/engagements/work.test-support.ts';
import { WORK } from '#app/work/desk/filter.ts';
import { idsOf, matching } from '#app/work/desk/matching.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { freshContent } from '#tests/content.ts';
import { useTestDatabase } from '#tests/database.ts';
import { visit } from '#tests/routes.ts';

await useTestDatabase();

test('each count of the list of kinds opens a list of as many', async () => {
  const work = await freshWork({ kind: 'company' });
  await freshContent();
  const mia = await addMember({ email: 'manager@example.org', role: 'manager' });
  const manager = await signedInAs(mia);
  const states = ['accepted', 'with_sars', 'in_progress', 'planned', 'planned', 'proposed', 'done'] as const;
  for (const [at, state] of states.entries())
    await db()
      .update(engagements)
      .set({ state, startsOn: state === 'planned' ? '2026-12-01' : null })
      .where(
        eq(
          engagements.id,
          await addEngagement({ taxpayerId: work.taxpayerId, type: 'books', period: `2026-0${at + 1}` }),
        ),
      );
  const { data } = await visit('/admin/kinds', { cookie: manager });
  const { rows } = data as { rows: { id: string; open: Record<string, number> }[] };
  const { open: counts } = rows.find(({ id }) => id === 'books')!;
  const shown = async (is: string) => {
    const filter = WORK.read(new URLSearchParams({ kind: 'books', is }));
    const rows = await db().execute(idsOf(matching(filter, staffActor(mia, 'manager'), '2026-11-27')));
    return rows.length;
  };
  expect(counts).toEqual({
    underWay: await shown('under-way'),
    planned: await shown('planned'),
    proposed: await shown('proposed'),
  });
  expect(counts).toMatchObject({ underWay: 3, planned: 2, proposed: 1 });
});
