import { wayLabels, type Way } from '#content/consultations.ts';
import { firm } from '#app/platform/content/firm.ts';
import { keysOf } from '#app/platform/core/keys.ts';
import { consultationsNow } from './consultations.ts';

const LIST = new Intl.ListFormat('en-ZA', { type: 'disjunction' });

export function waysText(ways: readonly Way[]): string {
  return LIST.format(ways.map((way) => wayLabels[way].toLowerCase()));
}

export function talkWays(): string {
  const kinds = consultationsNow();
  return waysText(keysOf(wayLabels).filter((way) => kinds.some(({ ways }) => ways.includes(way))));
}

export function talkCost(): string {
  return areTalksFree()
    ? 'A talk costs nothing and commits you to nothing.'
    : 'You see what a talk costs before you book it.';
}

/** The specification's words, until the site belongs to another firm, whose talks are paid. */
export function bookLabel(quoted: string, paid: string): string {
  return firm.isOtherFirm && !areTalksFree() ? paid : quoted;
}

function areTalksFree(): boolean {
  return consultationsNow().every(({ price }) => !price);
}
