import { formatRand, type Cents } from './money.ts';

/** A rule that was announced and is applied, but is not known to be law; `older` is what it replaces. */
export type Announced<Rule> = { what: string; instead: string; older: Rule };

/** `tax` if the announced rule never becomes law. */
export type OlderRule = { tax: Cents; note: string };

/** Null where the older rule comes to the same tax, or to none that is known. */
export function olderRule<Rule>(
  announced: Announced<Rule> | undefined,
  tax: Cents,
  taxUnder: (older: Rule) => Cents | null,
): OlderRule | null {
  if (!announced) return null;
  const older = taxUnder(announced.older);
  return older === null || older === tax ? null : { tax: older, note: noteOn(announced, older) };
}

function noteOn({ what, instead }: Announced<unknown>, tax: Cents): string {
  return `${what} announced. SARS already applies this, but we have not seen it promulgated. Under the older rule (${instead}) the tax is ${formatRand(tax)}.`;
}
