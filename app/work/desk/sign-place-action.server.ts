import { isKeyOf } from '#app/platform/core/keys.ts';
import { done, missing, refused, unchanged } from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { OWN_PLACE, PLACES, thousandths } from '#app/work/core/engagements/sign-place.ts';
import { addSignPlace, removeSignPlace } from '#app/work/core/engagements/sign-places.server.ts';
import { stepDoneBy } from '#app/work/core/engagements/steps.server.ts';
import { deliveredFiles, whyNotSealable } from '#app/work/signatures/sealable.server.ts';
import type { Task } from './task.server.ts';

const LAST_PAGE = 5000;
const OFF_PAGE = 'Give a number from 0 to 100.';
const SIGNED = 'Somebody has signed already: what they signed stays as it was.';

/** The page is looked for in the file, which takes a moment. */
export async function markPlace({ me, id, form }: Task) {
  const item = textIn(form, 'item');
  const at = textIn(form, 'place');
  const page = /^\d{1,4}$/.test(textIn(form, 'page').trim()) ? Number(textIn(form, 'page')) : 0;
  if (page < 1 || page > LAST_PAGE) return refused({ page: 'Give the number of the page, from 1.' });
  // Without a script nothing sets the choice once numbers are typed.
  const isOwn = at === OWN_PLACE || Boolean(textIn(form, 'x') || textIn(form, 'y'));
  const point = isOwn ? ownPoint(form) : isKeyOf(PLACES, at) ? PLACES[at] : null;
  if (!point) return refused({ place: 'Choose where on the page.' });
  if ('errors' in point) return refused(point.errors);
  const place = {
    document: textIn(form, 'document'),
    email: textIn(form, 'signer'),
    page,
    x: point.x,
    y: point.y,
  };
  const fault = await whyNotSealable(await deliveredFiles(id, [place.document]), [place]);
  if (fault) return refused({ page: fault });
  switch (await addSignPlace(me, item, place)) {
    case 'gone':
      return missing();
    case 'signed':
      return refused(SIGNED);
    case 'over':
      return refused({ place: 'Another name is there. Choose another place.' });
    case 'many':
      return refused('There are places enough.');
    case 'saved':
  }
  return done({ title: 'Place marked', place: `#item-${item}`, step: await stepDoneBy(me) });
}

/** In thousandths of the page. */
function ownPoint(form: FormData): { x: number; y: number } | { errors: Record<string, string> } {
  const [x, y] = [thousandths(textIn(form, 'x')), thousandths(textIn(form, 'y'))];
  if (x === null) return { errors: { x: OFF_PAGE } };
  return y === null ? { errors: { y: OFF_PAGE } } : { x, y };
}

export async function unmarkPlace({ me, form }: Task) {
  const item = textIn(form, 'item');
  const saved = await removeSignPlace(me, item, textIn(form, 'key'));
  if (saved === 'signed') return refused(SIGNED);
  if (saved !== 'saved')
    return unchanged({ title: 'Nothing changed', description: 'There is no such place any more.' });
  return done({ title: 'Place removed', place: `#item-${item}`, step: await stepDoneBy(me) });
}
