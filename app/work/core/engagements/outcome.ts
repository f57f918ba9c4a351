import { formatRand } from '#app/tax/money.ts';
import { dayText } from '#app/platform/core/time.ts';
import type { Approval, Outcome, OutcomeLine } from '#app/platform/db/work-values.ts';
import { figureText } from './approval.ts';

export type { Outcome, OutcomeLine };

type Figure = Pick<Approval, 'figure' | 'cents'>;

/** `SARS assessed it on 27 November 2026, reference 123. They are paid back R 8 000.00.` For colleagues. */
export function outcomeText(outcome: Outcome): string {
  return `${assessedText(outcome)} ${figureText(outcome, 'They') ?? NOTHING_TO_PAY}`;
}

/** For the audit: `Medical credit: −R 4 368.00 filed, −R 2 184.00 assessed.`; empty without lines. */
export function linesText({ lines = [] }: Outcome): string {
  return lines
    .map(
      ({ label, filed, assessed }) =>
        `${label}: ${formatRand(filed)} filed, ${formatRand(assessed)} assessed.`,
    )
    .join(' ');
}

export const NOTHING_TO_PAY = 'Nothing is to be paid, and nothing is paid back.';

/** `SARS assessed it on 27 November 2026, reference 123.` */
export function assessedText({ assessedOn, reference }: Outcome): string {
  return `SARS assessed it on ${dayText(assessedOn)}${reference ? `, reference ${reference}` : ''}.`;
}

/** Beside what was filed, or assessed before a dispute; null if that is not written down. */
export function differenceText(outcome: Outcome, who: 'You' | 'They', typeId: string): string | null {
  const cents = differenceOf(outcome);
  if (cents === null) return null;
  const before = isDispute(typeId) ? 'what SARS had assessed before' : 'what we filed';
  if (cents === 0) return `That is ${before}.`;
  const which = cents > 0 ? 'better' : 'worse';
  return `That is ${formatRand(Math.abs(cents))} ${which} for ${who === 'You' ? 'you' : 'them'} than ${before}.`;
}

/** In cents: above 0 if the taxpayer has more than by what was filed; null if that is not written down. */
export function differenceOf(outcome: Pick<Outcome, 'figure' | 'cents' | 'filed'>): number | null {
  return outcome.filed && signed(outcome) - signed(outcome.filed);
}

/** In cents, as `differenceOf`. */
export function linesDifference(lines: readonly OutcomeLine[]): number {
  return lines.reduce((sum, { filed, assessed }) => sum + filed - assessed, 0);
}

export function paymentDay(outcome: Outcome): string | null {
  return outcome.figure === 'pay' && isUnsettled(outcome) ? outcome.payBy : null;
}

/** Of these kinds of work the outcome stands beside what SARS had assessed before. */
const DISPUTES: ReadonlySet<string> = new Set(['objection']);

export function isDispute(typeId: string): boolean {
  return DISPUTES.has(typeId);
}

/** In cents: what a dispute gained for the client, proved line by line; 0 for all else. */
export function savedBy({ typeId, outcome }: { typeId: string; outcome: Outcome | null }): number {
  if (!outcome?.lines || !isDispute(typeId)) return 0;
  return Math.max(0, linesDifference(outcome.lines));
}

function signed({ figure, cents }: Figure): number {
  if (figure === 'none' || cents === null) return 0;
  return figure === 'refund' ? cents : -cents;
}

/** `Paid on 30 November 2026.`; null while money is still to come, and where there is none. */
export function settledText({ figure, settledOn }: Outcome): string | null {
  if (!settledOn) return null;
  return `${figure === 'pay' ? 'Paid' : 'Paid back'} on ${dayText(settledOn)}.`;
}

export function isUnsettled({ figure, settledOn }: Outcome): boolean {
  return figure !== 'none' && settledOn === null;
}
