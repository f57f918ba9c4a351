import type { Recipient } from '#app/firm/core/deadline-rule.ts';
import { dayText } from '#app/platform/core/time.ts';
import type { EngagementType } from './define-engagement.ts';
import { dueOf } from './due.ts';
import type { TaxpayerDates } from './periods.ts';

/** How the work ends: `approved` is filed once the client has approved the draft. */
type Ending = 'filed' | 'approved' | 'finished';

/** `whose`: begins a sentence that says whose day it was. `costs`: null if no source that we trust says it. */
export type Lateness = { whose: string; ending: Ending; costs: string | null };

type Due = {
  type: EngagementType | null;
  period: string;
  taxpayer: { dates: TaxpayerDates };
  dueOn: string | null;
  /** It was approved and filed before. */
  submittedOn?: string | null;
};

/** Null while the day has not passed. */
export function latenessOf(
  { type, period, taxpayer, dueOn, submittedOn = null }: Due,
  today: string,
): Lateness | null {
  if (!dueOn || dueOn >= today) return null;
  const legal = type && dueOf(type, period, taxpayer.dates);
  const isForApproval = type?.needsApproval === true && submittedOn === null;
  // A day that was agreed instead is nobody's but ours.
  const whose = legal?.day === dueOn ? WHOSE[legal.to] : null;
  return {
    whose: whose ?? 'The day',
    ending: isForApproval ? 'approved' : whose ? 'filed' : 'finished',
    costs: (legal?.day === dueOn && legal.late.costs) || null,
  };
}

/** Null: it is filed with nobody. */
const WHOSE: Record<Recipient, string | null> = {
  SARS: 'SARS’s day',
  CIPC: 'The CIPC’s day',
  'Compensation Fund': 'The Compensation Fund’s day',
  UIF: 'The UIF’s day',
  'own file': null,
  customers: null,
};

export type Turn = 'accept' | 'client' | 'approve' | 'sign' | 'us';

/** `SARS’s day was 23 October 2026; we file as soon as we have your papers` */
export function latenessText({ whose, ending }: Lateness, dueOn: string, turn: Turn): string {
  return `${whose} was ${dayText(dueOn)}; ${whatNow(ending, turn)}`;
}

export function whatNow(ending: Ending, turn: Turn): string {
  if (turn === 'us') return NEXT[ending];
  if (turn === 'approve' || turn === 'sign') {
    const done = turn === 'sign' ? 'signed' : 'approved';
    return `we ${ending === 'finished' ? 'finish' : 'file'} it as soon as you have ${done} what we sent you`;
  }
  const papers = turn === 'accept' ? 'you have accepted and we have your papers' : 'we have your papers';
  switch (ending) {
    case 'approved':
      return `as soon as ${papers}, we prepare it, and file it once you have approved it`;
    case 'filed':
      return `we file as soon as ${papers}`;
    case 'finished':
      return `we finish as soon as ${papers}`;
  }
}

const NEXT: Record<Ending, string> = {
  approved: 'we prepare it next, and file it once you have approved it',
  filed: 'we file it next, and tell you',
  finished: 'we finish it next, and tell you',
};
