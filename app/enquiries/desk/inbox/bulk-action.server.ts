import { startRun } from '#app/accounts/bulk/run.server.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { readTicked } from '#app/platform/forms/ticked.ts';
import { badRequest } from '#app/platform/http/responses.ts';
import { redirectWithToast } from '#app/platform/http/toast.server.ts';
import { CHANGE_MESSAGES } from './bulk-act.server.ts';
import { readChange } from './enquiry-change.ts';
import { INBOX, type Filter } from './filter.ts';

/** What is posted to the list. */
export async function changeTicked(form: FormData, filter: Filter, me: FirmActor): Promise<Response> {
  const back = INBOX.to(filter);
  const ticked = readTicked(form);
  const choice = readChange(form);
  if (!choice) throw badRequest();
  if (typeof choice !== 'string') return startRun(CHANGE_MESSAGES, { me, choice, ticked, back });
  const description = ticked.length > 0 ? choice : 'Tick the messages it is about first.';
  return redirectWithToast(back, { title: 'Nothing changed', description, tone: 'loss' });
}
