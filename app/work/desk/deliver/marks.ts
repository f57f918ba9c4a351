import type { SignPlace } from '#app/platform/db/work-values.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { isOver } from '#app/work/core/engagements/sign-place.ts';
import { readPoint } from '../sign-point.ts';
import { CHOSEN, markField } from './mark-fields.ts';

/** A place in a file of the form: `document` is the id of one that was delivered, or which of the chosen files. */
export type Mark = SignPlace;

type Errors = { errors: Record<string, string> };

/** Of each signer at most one place; none for whom nothing was marked. */
export function readMarks(form: FormData, signers: readonly { email: string }[]): Mark[] | Errors {
  const marks: Mark[] = [];
  for (const { email } of signers) {
    const nameOf = (field: string) => markField(field, email);
    if (!['place', 'x', 'y'].some((field) => textIn(form, nameOf(field)).trim())) continue;
    const point = readPoint(form, nameOf);
    if ('errors' in point) return point;
    marks.push({ document: textIn(form, nameOf('document')), email, ...point });
  }
  return marks;
}

/** `files`: the ids of all that are signed. `chosen`: of those that came with the form, in its order. */
export function placesOf(
  marks: readonly Mark[],
  { files, chosen }: { files: readonly string[]; chosen: readonly string[] },
): SignPlace[] | Errors {
  const places: SignPlace[] = [];
  for (const mark of marks) {
    const { document, email } = mark;
    const id = document.startsWith(CHOSEN) ? chosen[Number(document.slice(CHOSEN.length)) - 1] : document;
    if (!id || !files.includes(id))
      return { errors: { [markField('document', email)]: 'Choose one of the files that are signed.' } };
    const place = { ...mark, document: id };
    if (places.some((one) => isOver(one, place)))
      return { errors: { [markField('place', email)]: 'Another name is there. Choose another place.' } };
    places.push(place);
  }
  return places;
}
