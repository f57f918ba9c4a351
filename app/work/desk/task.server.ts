import type { FirmActor } from '#app/accounts/core/actor.ts';
import { stale, type Posted } from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { changesSince } from './changes.server.ts';

export type Task = Posted & { id: string; me: FirmActor };

export const NO_ENGAGEMENT = 'There is no such engagement, or it is not yours.';

/** What was typed stays in its form, beside what somebody else did. */
export async function conflict({ id, form }: Task) {
  const entries = await changesSince(id, textIn(form, 'seen'));
  return stale(
    'Somebody changed it meanwhile. What you typed is still here: press again if it still holds.',
    { entries },
  );
}
