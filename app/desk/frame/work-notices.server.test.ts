import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { countWaiting } from './waiting.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { addMessage } from '#app/work/core/engagements/messages.server.ts';
import {
  addEngagement,
  freshDesk,
  memberActor,
  staffActor,
} from '#app/work/core/engagements/work.test-support.ts';
import { findBoard } from '#app/work/desk/board.server.ts';
import { WORK } from '#app/work/desk/filter.ts';
import { checkNotices } from '#app/accounts/access/define-notice.ts';
import { useTestDatabase } from '#tests/database.ts';
import { answeredItems, clientMessages, overdueWork } from './work-notices.server.ts';

await useTestDatabase();

test('notices count what came and what is late for those who look after it', async () => {
  const { thandi, ann, bob, taxpayerId, id } = await freshDesk();
  const other = await addEngagement({ taxpayerId, period: '2025', answers: { pay: 'yes' } });
  // The other one is hers through its client.
  await db().execute(sql`update engagements set assignee_id = ${ann} where id = ${id}`);
  await db().execute(sql`update engagements set due_on = '2020-01-31' where id = ${id}`);
  await db().execute(sql`update engagements set due_on = null where id = ${other}`);
  await db()
    .execute(sql`update request_items set state = 'answered' where engagement_id = ${other} and position in (
    select position from request_items where engagement_id = ${other} order by position limit 2)`);
  await addMessage(memberActor(thandi), id, { text: 'When?', key: 'of-the-client-0001' });
  for (const [memberId, role, states, waiting] of [
    [ann, 'staff', ['1, the first since 31 January 2020', '2', '1'], 2],
    [bob, 'staff', ['None', 'None', 'None'], 0],
    [bob, 'admin', ['1, the first since 31 January 2020', '2', '1'], 0],
  ] as const) {
    const all = [overdueWork, answeredItems, clientMessages];
    const found = await checkNotices(all, { me: staffActor(memberId, role), now: new Date() });
    expect(found.map(({ state }) => state)).toEqual(states);
    expect(found.map(({ path }) => path)).toEqual([
      expect.stringContaining('due=overdue'),
      expect.stringContaining('news=answers'),
      expect.stringContaining('news=messages'),
    ]);
    expect(found.map(({ standing }) => standing === 'urgent')).toEqual(
      states.map((state) => state !== 'None'),
    );
    const me = staffActor(memberId, role);
    expect(await countWaiting(me, {})).toMatchObject({ '/admin/work': waiting });
    // As the tab “To look at” has them of this colleague.
    const { views } = await findBoard({ ...WORK.unfiltered(), of: 'me' }, me, null);
    expect(views.review).toBe(waiting);
  }
});
