import type { Consultation, Way } from '#content/consultations.ts';

type Known = { way?: string; phone?: string };

/** With which way a form begins: the one that was chosen, or the first that needs nothing more than what is known. */
export function presetWay({ ways }: Pick<Consultation, 'ways'>, { way: chosen, phone }: Known): Way {
  return ways.find((way) => way === chosen) ?? ways.find((way) => way !== 'phone' || phone) ?? ways[0];
}
