import { eq, sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { engagements } from '#app/db/schema/engagements.ts';
import { taxpayers } from '#app/db/schema/taxpayers.ts';
import { isVisibleTo } from '#app/engagements/access.server.ts';
import type { FirmActor } from '#app/engagements/actor.ts';
import { newsFor, type News } from '#app/engagements/came-in.server.ts';
import { defineNotice, type NoticeContext, type NoticeState } from '#app/notices/define-notice.ts';
import { dayText, southAfricanDay } from '#app/time.ts';
import { isOverdue } from './matching.server.ts';

export const overdueWork = workNotice('Overdue work', ({ overdue: { number, first } }) => ({
  state: first ? `${number}, the first since ${dayText(first)}` : 'None',
  isUrgent: number > 0,
  path: '/admin/work?state=due&due=overdue',
  linkText: 'Open',
}));

export const answeredItems = workNotice('Answers of clients to look at', ({ news }) => ({
  state: news.items === 0 ? 'None' : String(news.items),
  isUrgent: news.items > 0,
  path: '/admin/work?state=review',
  linkText: 'Look',
}));

export const clientMessages = workNotice('Unread messages of clients', ({ news }) => ({
  state: news.messages === 0 ? 'None' : String(news.messages),
  isUrgent: news.messages > 0,
  path: '/admin/work?state=review',
  linkText: 'Read',
}));

type Counted = { news: News; overdue: { number: number; first: string | null } };

/** Counted once for all notices of a page. */
const counted = new WeakMap<NoticeContext, Promise<Counted>>();

function workNotice(subject: string, say: (counted: Counted) => NoticeState) {
  return defineNotice({
    subject,
    permission: 'work',
    async check(context) {
      const counting = counted.get(context) ?? count(context);
      counted.set(context, counting);
      return say(await counting);
    },
  });
}

async function count({ memberId, role, now }: NoticeContext): Promise<Counted> {
  const me: FirmActor = { party: 'firm', id: memberId, name: '', role };
  const [row] = await db().execute<Counted>(sql`select ${newsFor(me)} as news,
    (select json_build_object('number', count(*), 'first', min(${engagements.dueOn})) from ${engagements}
      inner join ${taxpayers} on ${eq(taxpayers.id, engagements.taxpayerId)}
      where ${isVisibleTo(me)} and ${isOverdue(southAfricanDay(now))}) as overdue`);
  if (!row) throw new Error('Postgres answered a select without a table with no row.');
  return row;
}
