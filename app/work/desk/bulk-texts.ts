import type { OpenedNext } from '#app/work/core/engagements/open.server.ts';
import type { Toast } from '#app/platform/http/toast.server.ts';
import type { Colleague } from '#app/accounts/core/colleagues.server.ts';
import { tickOf, type Ticked } from '#app/platform/forms/ticked.ts';
import { capitalised } from '#app/lists/desk/texts.ts';
import type { Reminded } from '#app/work/core/reminders/remind-now.server.ts';
import { intentOf, type BulkChange } from './bulk-command.ts';
import { ENGAGEMENT_STATE } from '#app/work/core/engagements/states.ts';

export type BulkQuestion = { title: string; yes: string; fields: [string, string][] };

export function questionOf(
  change: BulkChange,
  ticked: readonly Ticked[],
  colleagues: readonly Colleague[],
): BulkQuestion {
  const yes = capitalised(wordsOf(change, countText(ticked.length, 'engagement'), colleagues));
  const fields: [string, string][] = [
    ['intent', intentOf(change)],
    ['sure', String(ticked.length)],
    ['ticked', ticked.map(tickOf).join(',')],
  ];
  return { title: `${yes}?`, yes, fields };
}

function wordsOf(change: BulkChange, many: string, colleagues: readonly Colleague[]): string {
  switch (change.kind) {
    case 'assign':
      return `assign ${many} to ${colleagues.find(({ id }) => id === change.assigneeId)?.name ?? 'nobody'}`;
    case 'state':
      return `set ${many} to “${ENGAGEMENT_STATE[change.to].desk.label}”`;
    case 'remind':
      return `remind the clients of ${many}`;
    case 'next':
      return `open the next period of ${many}`;
  }
}

export function openedToast({ opened, existed, once }: OpenedNext): Toast {
  const description = sentences(
    existed > 0 && `For ${countText(existed, 'engagement')} it was open already.`,
    once > 0 && `For ${countText(once, 'engagement')} there is no next period.`,
  );
  if (opened === 0) return { title: 'Nothing opened', description, tone: 'loss' };
  const title = capitalised(`${countText(opened, 'engagement')} opened for the next period`);
  return { title, description, tone: 'gain' };
}

export function remindedToast({ engagements, had, nothing }: Reminded): Toast {
  const description = sentences(
    had > 0 && `For ${countText(had, 'engagement')} the client has had today’s mail.`,
    nothing > 0 &&
      `For ${countText(nothing, 'engagement')} the client has nothing to do, or reminders are paused.`,
  );
  if (engagements === 0) return { title: 'Nobody reminded', description, tone: 'loss' };
  const title = `Reminded about ${countText(engagements, 'engagement')}`;
  return { title, description, tone: 'gain' };
}

export function countText(count: number, noun: string): string {
  return count === 1 ? `one ${noun}` : `${count} ${noun}s`;
}

export function sentences(...parts: (string | false)[]): string | undefined {
  return parts.filter(Boolean).join(' ') || undefined;
}
