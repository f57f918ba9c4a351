import { isKeyOf } from '#app/platform/core/keys.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import type { SignPlace } from '#app/platform/db/work-values.ts';
import { OWN_PLACE, PLACES, thousandths } from '#app/work/core/engagements/sign-place.ts';

const LAST_PAGE = 5000;
const OFF_PAGE = 'Give a number from 0 to 100.';

type Field = 'page' | 'place' | 'x' | 'y';
type Point = Pick<SignPlace, 'page' | 'x' | 'y'>;

/** Where a form puts a name. `nameOf`: its fields, as the form calls them; errors are by these names. */
export function readPoint(
  form: FormData,
  nameOf: (field: Field) => string = (field) => field,
): Point | { errors: Record<string, string> } {
  const text = (field: Field) => textIn(form, nameOf(field)).trim();
  const wrong = (field: Field, why: string) => ({ errors: { [nameOf(field)]: why } });
  const page = /^\d{1,4}$/.test(text('page')) ? Number(text('page')) : 0;
  if (page < 1 || page > LAST_PAGE) return wrong('page', 'Give the number of the page, from 1.');
  const named = text('place');
  // Without a script nothing sets the choice once numbers are typed.
  const isOwn = named === OWN_PLACE || Boolean(text('x') || text('y'));
  if (!isOwn) {
    if (!isKeyOf(PLACES, named)) return wrong('place', 'Choose where on the page.');
    const { x, y } = PLACES[named];
    return { page, x, y };
  }
  const [x, y] = [thousandths(text('x')), thousandths(text('y'))];
  if (x === null) return wrong('x', OFF_PAGE);
  return y === null ? wrong('y', OFF_PAGE) : { page, x, y };
}
