import { waitingOnce } from './waiting.server.ts';
import type { News } from '#app/work/core/engagements/news.server.ts';
import { defineNotice, standingOf, type NoticeState } from '#app/accounts/access/define-notice.ts';
import { countCorrections } from '#app/work/core/taxpayers/standing-corrections.server.ts';
import { dayText } from '#app/platform/core/time.ts';

export const overdueWork = workNotice('Overdue work', ({ overdue, overdueSince }) => ({
  state: overdueSince ? `${overdue}, the first since ${dayText(overdueSince)}` : 'None',
  standing: standingOf(overdue),
  path: '/admin/work?state=due&due=overdue',
  linkText: 'Open',
}));

export const answeredItems = workNotice('Answers and papers of clients to look at', ({ items }) => ({
  state: items === 0 ? 'None' : String(items),
  standing: standingOf(items),
  path: '/admin/work?state=review&news=answers',
  linkText: 'Look',
}));

export const clientMessages = workNotice('Unread messages of clients', ({ messages }) => ({
  state: messages === 0 ? 'None' : String(messages),
  standing: standingOf(messages),
  path: '/admin/work?state=review&news=messages',
  linkText: 'Read',
}));

export const clientCorrections = defineNotice({
  subject: 'What clients say is wrong',
  permission: 'work',
  async check(context) {
    const { corrections } = await waitingOnce(context.me, context.request ?? context);
    const count = countCorrections(corrections);
    return {
      state: count === 0 ? 'None' : String(count),
      standing: standingOf(count),
      path: '/admin/day#corrections',
      linkText: 'Look',
    };
  },
});

export const ownTasks = defineNotice({
  subject: 'Your tasks for today',
  permission: 'work',
  async check(context) {
    const { tasks } = await waitingOnce(context.me, context.request ?? context);
    return {
      state: tasks ? String(tasks) : 'None',
      standing: standingOf(tasks ?? 0),
      path: '/admin/day',
      linkText: 'Do',
    };
  },
});

const NONE: News = { items: 0, messages: 0, mine: 0, overdue: 0, overdueSince: null };

function workNotice(subject: string, say: (news: News) => NoticeState) {
  return defineNotice({
    subject,
    permission: 'work',
    async check(context) {
      const { work } = await waitingOnce(context.me, context.request ?? context);
      return say(work ?? NONE);
    },
  });
}
