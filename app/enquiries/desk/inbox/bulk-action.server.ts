import { startRun } from '#app/accounts/bulk/run.server.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { findColleagues } from '#app/accounts/core/colleagues.server.ts';
import { readChosen } from '#app/platform/forms/ticked.ts';
import { badRequest } from '#app/platform/http/responses.ts';
import { redirectWithToast } from '#app/platform/http/toast.server.ts';
import { findMatching } from './all-matching.server.ts';
import { CHANGE_MESSAGES } from './bulk-act.server.ts';
import { readChange } from './enquiry-change.ts';
import { INBOX, type Filter } from './filter.ts';

export async function changeTicked(form: FormData, filter: Filter, me: FirmActor): Promise<Response> {
  const back = INBOX.to(filter);
  const choice = await named(readChange(form));
  if (!choice) throw badRequest();
  const chosen = await readChosen(form, (most) => findMatching(filter, me.id, most));
  if (typeof choice !== 'string') return startRun(CHANGE_MESSAGES, { me, choice, ...chosen, back });
  const description = chosen.ticked.length > 0 ? choice : 'Tick the messages it is about first.';
  return redirectWithToast(back, { title: 'Nothing changed', description, tone: 'loss' });
}

async function named(choice: ReturnType<typeof readChange>) {
  if (typeof choice !== 'object' || choice?.kind !== 'assign') return choice;
  const colleague = (await findColleagues('enquiries')).find(({ id }) => id === choice.assigneeId);
  return { ...choice, name: colleague?.name };
}
