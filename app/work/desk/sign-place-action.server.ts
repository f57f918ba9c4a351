import { done, missing, refused, unchanged } from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { addSignPlace, removeSignPlace } from '#app/work/core/engagements/sign-places.server.ts';
import { stepDoneBy } from '#app/work/core/engagements/steps.server.ts';
import { deliveredFiles, whyNotSealable } from '#app/work/signatures/sealable.server.ts';
import { readPoint } from './sign-point.ts';
import type { Task } from './task.server.ts';

const SIGNED = 'Somebody has signed already: what they signed stays as it was.';

export async function markPlace({ me, id, form }: Task) {
  const item = textIn(form, 'item');
  const point = readPoint(form);
  if ('errors' in point) return refused(point.errors);
  const place = {
    document: textIn(form, 'document'),
    email: textIn(form, 'signer'),
    ...point,
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

export async function unmarkPlace({ me, form }: Task) {
  const item = textIn(form, 'item');
  const saved = await removeSignPlace(me, item, textIn(form, 'key'));
  if (saved === 'signed') return refused(SIGNED);
  if (saved !== 'saved')
    return unchanged({ title: 'Nothing changed', description: 'There is no such place any more.' });
  return done({ title: 'Place removed', place: `#item-${item}`, step: await stepDoneBy(me) });
}
