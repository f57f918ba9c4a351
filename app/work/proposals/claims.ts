import {
  CORRECTABLE,
  shownText,
  type Correctable,
  type Correction,
} from '#app/work/core/taxpayers/correctable.ts';
import { START_FIELDS } from './start-answers.ts';

export type Claim = { field: Correctable; label: string; have: string; theirs: string };

export function claimsOf(
  corrections: readonly Correction[],
  fields: readonly Correctable[] = START_FIELDS,
): Claim[] {
  return corrections
    .filter(({ field }) => fields.includes(field))
    .map(({ field, from, to }) => ({
      field,
      label: CORRECTABLE[field].label,
      have: shownText(field, from),
      theirs: shownText(field, to),
    }));
}
