import type { TaxpayerKind } from '#app/work/core/engagements/define-engagement.ts';
import { RELATIONS, relationWords, waysOf, type Way } from '#app/work/core/taxpayers/relations.ts';

/** As the form has it: `director-of`, `director`. */
export function wayValue({ kind, isHolder }: Way): string {
  return isHolder ? `${kind}-of` : kind;
}

export function wayIn(value: string, kind: TaxpayerKind): Way | undefined {
  return waysOf(kind).find((way) => wayValue(way) === value);
}

/** `Director of …`, or `Its director …`. */
export function wayOptions(kind: TaxpayerKind) {
  return waysOf(kind).map((way) => ({
    value: wayValue(way),
    label: way.isHolder ? `${relationWords(way)} …` : `Its ${RELATIONS[way.kind].label.toLowerCase()} …`,
  }));
}
