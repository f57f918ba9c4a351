import { eq, ne } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { bulkRuns } from '#app/platform/db/schema/bulk.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { tickOf } from '#app/platform/forms/ticked.ts';
import { addEngagement, addTaxpayerFor, freshWork } from '#app/work/core/engagements/work.test-support.ts';
import { signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';

await useTestDatabase();

/** Its next period was due in May 2025. */
const LATE = { type: 'payroll', period: '2025-03' } as const;

let [ann, taxpayerId] = ['', ''];

beforeEach(async () => {
  await db().delete(bulkRuns);
  ({ ann, taxpayerId } = await freshWork());
});

test('what would begin late is named, and left out unless it is ticked', async () => {
  const late = await addEngagement({ taxpayerId, ...LATE });
  await addEngagement({ taxpayerId, type: 'itr12', period: '2090' });
  const path = (await press('/admin/work?index')) ?? '';
  const { data } = await visit(path, { cookie: await signedInAs(ann) });
  expect(data).toMatchObject({
    question: {
      more: {
        lines: [expect.stringMatching(/^For one engagement the due day .* it will be left out\.$/)],
        fields: [{ kind: 'tick', label: 'Also plan this one, late already', value: '' }],
        notes: { [late]: ['Late: the next period was due 7 May 2025.'] },
      },
    },
  });
  const toast = await answer(path);
  expect(toast).toMatchObject({
    title: 'One engagement planned for the next period',
    description: 'For one engagement the next period would begin late, and late ones were not ticked.',
  });
  expect((await planned()).map(({ period }) => period)).toEqual(['2091']);

  const again = (await press('/admin/work?index')) ?? '';
  expect(await answer(again, { evenLate: 'on' })).toMatchObject({
    description: 'For one engagement the next period is open or planned already.',
  });
  expect((await planned()).map(({ period }) => period).toSorted()).toEqual(['2025-04', '2091']);
});

test('the page of one late piece of work asks too; what is there already is not late', async () => {
  const id = await addEngagement({ taxpayerId, ...LATE });
  const path = (await press(`/admin/work/${id}`)) ?? '';
  expect(path).toMatch(/^\/admin\/runs\//);
  expect(await answer(path)).toMatchObject({ title: 'Nothing planned' });
  expect(await planned()).toEqual([]);
  await answer((await press(`/admin/work/${id}`)) ?? '', { evenLate: 'on' });
  expect(await planned()).toMatchObject([{ period: '2025-04', state: 'planned' }]);
  expect(await press(`/admin/work/${id}`)).toBe(`/admin/work/${id}`);
});

test('a roll-over says when its periods start and who is mailed, and shows a mail', async () => {
  for (const number of [1, 2, 3]) {
    const other = await addTaxpayerFor(null, { name: `Client ${number}`, email: `c${number}@example.org` });
    await addEngagement({ taxpayerId: other, type: 'payroll', period: '2090-03' });
  }
  await addEngagement({ taxpayerId, type: 'itr12', period: '2090' });
  const path = (await press('/admin/work?index')) ?? '';
  const { data } = await visit(path, { cookie: await signedInAs(ann) });
  expect(data).toMatchObject({
    question: {
      mailing: { people: 0 },
      isTyped: false,
      later: {
        people: 4,
        lines: [
          '3 April 2090: 3 engagements start. 3 people get a mail that asks for what is needed.',
          '1 June 2091: one engagement starts. One person gets a mail that asks for what is needed.',
        ],
        example: { subject: expect.stringMatching(/: .* to begin$/) },
      },
    },
  });
  expect(await planned()).toEqual([]);
  expect(await answer(path)).toMatchObject({ title: '4 engagements planned for the next period' });
});

async function press(path: string): Promise<string | null> {
  const ticked = (await db().select().from(engagements).where(ne(engagements.state, 'planned'))).map(tickOf);
  const cookie = await signedInAs(ann);
  return (await submit(path, { intent: 'next', ticked: ticked.join(',') }, { cookie })).location;
}

async function answer(path: string, fields: Record<string, string> = {}) {
  return toastOf(await submit(path, { intent: 'start', ...fields }, { cookie: await signedInAs(ann) }));
}

function planned() {
  return db().select().from(engagements).where(eq(engagements.state, 'planned'));
}
