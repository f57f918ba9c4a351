import { wayLabels, type Way } from '#content/consultations.ts';
import { firm } from '#app/platform/content/firm.ts';
import { keysOf } from '#app/platform/core/keys.ts';
import { consultationsNow } from './consultations.ts';

const LIST = new Intl.ListFormat('en-ZA', { type: 'disjunction' });

/** `by phone, by video or at our office` */
export function waysText(ways: readonly Way[]): string {
  return LIST.format(ways.map((way) => wayLabels[way].toLowerCase()));
}

/** What any of the kinds of consultation offers. */
export function talkWays(): string {
  const kinds = consultationsNow();
  return waysText(keysOf(wayLabels).filter((way) => kinds.some(({ ways }) => ways.includes(way))));
}

export function talkCost(): string {
  return areTalksFree()
    ? 'A talk costs nothing and commits you to nothing.'
    : 'You see what a talk costs before you book it.';
}

/** What the specification quotes stands until the site is of another firm, whose talks are paid. */
export function bookLabel(quoted: string, paid: string): string {
  return firm.isOtherFirm && !areTalksFree() ? paid : quoted;
}

function areTalksFree(): boolean {
  return consultationsNow().every(({ price }) => !price);
}
