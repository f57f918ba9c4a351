import type { Consultation, Way } from '#content/consultations.ts';

type Known = { way?: string; phone?: string };

/** The way a form begins with: the chosen one, or the first that needs nothing beyond what is known. */
export function presetWay({ ways }: Pick<Consultation, 'ways'>, { way: chosen, phone }: Known): Way {
  return ways.find((way) => way === chosen) ?? ways.find((way) => way !== 'phone' || phone) ?? ways[0];
}
