import { countText } from '#app/platform/core/count-text.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { withStep, type FirmActor } from '#app/accounts/core/actor.ts';
import { stepUndo } from '#app/platform/forms/posted-forms.server.ts';
import { redirectWithToast } from '#app/platform/http/toast.server.ts';
import { isFull } from '#app/platform/storage/full.ts';
import { stepDoneBy } from '#app/work/core/engagements/steps.server.ts';
import { MOST_FILES } from './kinds.ts';
import { NO_ROOM, toastOf } from './receive.server.ts';
import type { Sent } from './sent.ts';
import { PLACE_FIELD, sortFiles } from './sorted.ts';
import { closeAll, readSpooledForm, type SpooledForm } from './spool.server.ts';
import { refuse, storeFiles, TOO_MANY } from './store.server.ts';

/** An item whose control is empty counts as a file of the form. */
const MOST_CONTROLS = 200;

type Place = { engagementId: string; page: string };

/** Papers of the client for several items in one form, as one step that Undo takes back. */
export async function receiveSorted(request: Request, me: FirmActor, place: Place): Promise<Response> {
  const form = await readSpooledForm(request, MOST_CONTROLS);
  const actor = withStep(me);
  try {
    const sent = await storeSorted(form, actor, place.engagementId);
    const toast = toastOf(sent);
    const others = sent.refused.length > 0 && `${countText(sent.stored.length, 'file')} stored.`;
    const description = [toast.description, others].filter(Boolean).join(' ');
    const step = await stepDoneBy(actor);
    const action = step ? stepUndo([step], place.page) : undefined;
    return await redirectWithToast(place.page, { ...toast, description, action });
  } catch (error) {
    if (!isFull(error)) throw error;
    return redirectWithToast(place.page, NO_ROOM);
  } finally {
    await closeAll(form.files);
  }
}

async function storeSorted(form: SpooledForm, actor: FirmActor, engagementId: string): Promise<Sent> {
  const sent: Sent = { stored: [], repeated: [], refused: [] };
  const places = form.fields.getAll(PLACE_FIELD).map(String);
  for (const [item, files] of sortFiles(form.files.slice(0, MOST_FILES), places)) {
    const itemId = isUuid(item) ? item : null;
    const target = { engagementId, itemId, direction: 'from_client' } as const;
    const one = await storeFiles(actor, target, files, { mergePhotos: true, pdfPassword: '' });
    sent.stored.push(...one.stored);
    sent.repeated.push(...one.repeated);
    sent.refused.push(...one.refused);
    if (one.join) sent.join = one.join;
  }
  refuse(sent, form.files.slice(MOST_FILES), TOO_MANY);
  return sent;
}
