import type { Recipient } from '#app/firm/core/deadline-rule.ts';
import { dayText } from '#app/platform/core/time.ts';
import type { EngagementType } from './define-engagement.ts';
import { dueOf } from './due.ts';
import type { TaxpayerDates } from './periods.ts';

/** `whose`: day it was, as a sentence begins. `costs`: null if no source that we trust says it. */
export type Lateness = { whose: string; isFiled: boolean; costs: string | null };

type Due = {
  type: EngagementType | null;
  period: string;
  taxpayer: { dates: TaxpayerDates };
  dueOn: string | null;
};

/** Null while the day has not passed. */
export function latenessOf({ type, period, taxpayer, dueOn }: Due, today: string): Lateness | null {
  if (!dueOn || dueOn >= today) return null;
  const legal = type && dueOf(type, period, taxpayer.dates);
  // A day that was agreed instead is nobody's but ours.
  if (legal?.day !== dueOn) return { whose: 'The day', isFiled: false, costs: null };
  return { ...WHOSE[legal.to], costs: legal.late.costs ?? null };
}

const WHOSE: Record<Recipient, Pick<Lateness, 'whose' | 'isFiled'>> = {
  SARS: { whose: 'SARS’s day', isFiled: true },
  CIPC: { whose: 'The CIPC’s day', isFiled: true },
  'Compensation Fund': { whose: 'The Compensation Fund’s day', isFiled: true },
  UIF: { whose: 'The UIF’s day', isFiled: true },
  'own file': { whose: 'The day', isFiled: false },
  customers: { whose: 'The day', isFiled: false },
};

/** Who has to act next. */
export type Turn = 'accept' | 'client' | 'us';

/** `SARS’s day was 23 October 2026; we file as soon as we have your papers` */
export function latenessText({ whose, isFiled }: Lateness, dueOn: string, turn: Turn): string {
  return `${whose} was ${dayText(dueOn)}; we ${isFiled ? 'file' : 'finish'} ${WHEN[turn]}`;
}

const WHEN: Record<Turn, string> = {
  accept: 'as soon as you have accepted and we have your papers',
  client: 'as soon as we have your papers',
  us: 'it next, and tell you',
};
