import type { Plan } from '#content/plans.ts';
import { periodOf } from '#app/work/core/engagements/periods.ts';
import { letterValues } from '#app/work/core/engagements/proposal.ts';
import { fillLetter } from '#app/work/letters/fill-letter.server.ts';
import { letterOf } from '#app/work/letters/letters.server.ts';
import { ownError } from '#app/platform/core/own-error.ts';
import type { Taxpayer } from '#app/work/core/taxpayers/taxpayers.server.ts';
import type { Cents } from '#app/tax/money.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import type { OfferedType } from './offered-type.ts';
import { paidOnTopText, planOfType, priceText } from './prices.ts';

/** `period` is an id of a period of the type; without a price it is the plan's. */
export type Part = { type: OfferedType; period: string; ownTitle?: string | null; price: Cents | null };

type Writing = {
  part: Part;
  parts: number;
  taxpayer: Pick<Taxpayer, 'name' | 'dates'>;
  plan: Plan | null;
  signatory: string;
};

/** As it is stored. Throws for a period that the type or the taxpayer does not have. */
export function writeLetter({ part, parts, taxpayer, plan, signatory }: Writing, now: Date) {
  const { type, price } = part;
  const period = periodOf(type, part.period, taxpayer.dates);
  if (!period) throw ownError(`${type.id} has no period ${part.period}`);
  const fields = letterValues({
    type: part.ownTitle ? { ...type, name: part.ownTitle } : type,
    period,
    taxpayer,
    signatory,
    price: priceText(price, plan ?? planOfType(type.id), parts),
    paidOnTop: paidOnTopText(plan ?? planOfType(type.id)),
    sentOn: southAfricanDay(now),
  });
  const { title, version, html, text, hash } = fillLetter(letterOf(type.letter), fields);
  return { template: type.letter, templateVersion: version, title, html, words: text, sha256: hash, fields };
}
