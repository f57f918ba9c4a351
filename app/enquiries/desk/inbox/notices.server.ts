import {
  defineNotice,
  standingOf,
  type NoticeContext,
  type NoticeState,
} from '#app/accounts/access/define-notice.ts';
import { DAY, whenText } from '#app/platform/core/time.ts';
import { ageText } from './age.ts';
import { countWork, type Work } from './list.server.ts';

const TOO_LONG = 2 * DAY;

export const newEnquiries = inboxNotice('New enquiries', (work, { now }) => ({
  state: countText(work.new, work.newSince && `the oldest since ${whenText(work.newSince, now)}`),
  standing: standingOf(work.new),
  path: '/admin/messages?state=new',
  linkText: 'Read',
}));

export const waitingEnquiries = inboxNotice('Waiting for an answer', (work, { now }) => ({
  state: countText(work.waiting, work.waitingSince && `the longest: ${ageText(work.waitingSince, now)}`),
  standing: standingOf(
    work.waiting,
    work.waitingSince !== null && now.getTime() - work.waitingSince.getTime() > TOO_LONG,
  ),
  path: '/admin/messages?state=waiting',
  linkText: 'Answer',
}));

export const unassignedEnquiries = inboxNotice('In progress with nobody', (work) => ({
  state: countText(work.orphaned),
  standing: standingOf(work.orphaned),
  path: '/admin/messages?state=unassigned',
  linkText: 'Assign',
}));

export const ownEnquiries = inboxNotice('To do for you', (work) => ({
  state: countText(work.mine),
  standing: standingOf(work.mine),
  path: '/admin/messages?state=mine',
  linkText: 'Answer',
}));

const counted = new WeakMap<NoticeContext, Promise<Work>>();

function inboxNotice(subject: string, say: (work: Work, context: NoticeContext) => NoticeState) {
  return defineNotice({
    subject,
    permission: 'enquiries',
    async check(context) {
      const counting = counted.get(context) ?? countWork(context.me.id);
      counted.set(context, counting);
      return say(await counting, context);
    },
  });
}

function countText(count: number, more?: string | null): string {
  if (count === 0) return 'None';
  return [String(count), more].filter(Boolean).join(', ');
}
