import type { BulkAct } from '#app/accounts/bulk/define-bulk.ts';
import { startRun } from '#app/accounts/bulk/run.server.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { findColleagues } from '#app/accounts/core/colleagues.server.ts';
import { choiceIn, postedForms, type Posted } from '#app/platform/forms/posted-forms.server.ts';
import { readChosen } from '#app/platform/forms/ticked.ts';
import { badRequest } from '#app/platform/http/responses.ts';
import { findTags } from '#app/work/core/taxpayers/tags.server.ts';
import { proposedKinds } from '#app/work/proposals/offered-type.ts';
import { keyIn } from '#app/platform/core/keys.ts';
import { CLIENT_STATUS } from '#app/work/core/taxpayers/status.ts';
import { END_RECURRING } from '../recurring/end-act.server.ts';
import { GIVE_RECURRING } from '../recurring/give-act.server.ts';
import { PRICE_RECURRING } from '../recurring/price-act.server.ts';
import { LOOK_AFTER, SET_CLIENT_STATUS, SET_TAG } from './bulk-acts.server.ts';
import { PROPOSE } from './propose-act.server.ts';
import type { RecurringAct } from './recurring-acts.ts';
import { TAXPAYERS, type Filter } from './filter.ts';
import { findMatching } from './list.server.ts';

type Context = Posted & { me: FirmActor; filter: Filter };

export const changeTaxpayers = postedForms({
  commands: {
    assign: lookAfter,
    tag: (context) => setTags(context, true),
    untag: (context) => setTags(context, false),
    status: setStatuses,
    propose: proposeToTicked,
    recurring: changeRecurring,
  },
  path: ({ filter }: Context) => TAXPAYERS.to(filter),
});

async function setTags({ form, me, filter }: Context, isOn: boolean) {
  const tag = (await findTags()).find(({ id }) => id === choiceIn(form));
  if (!tag) throw badRequest();
  const chosen = await readChosen(form, (most) => findMatching(filter, me, most));
  const choice = { tag: { id: tag.id, name: tag.name }, isOn };
  return startRun(SET_TAG, { me, ...chosen, choice, back: TAXPAYERS.to(filter) });
}

async function setStatuses({ form, me, filter }: Context) {
  const to = keyIn(CLIENT_STATUS, choiceIn(form));
  if (!to) throw badRequest();
  const chosen = await readChosen(form, (most) => findMatching(filter, me, most));
  return startRun(SET_CLIENT_STATUS, { me, ...chosen, choice: { to }, back: TAXPAYERS.to(filter) });
}

async function proposeToTicked({ form, me, filter }: Context) {
  const kind = proposedKinds().find(({ id }) => id === choiceIn(form));
  if (!kind) throw badRequest();
  const chosen = await readChosen(form, (most) => findMatching(filter, me, most));
  const choice = { kind: kind.id, name: kind.name };
  return startRun(PROPOSE, { me, ...chosen, choice, back: TAXPAYERS.to(filter) });
}

const ACTS: Readonly<Record<RecurringAct, BulkAct>> = {
  give: GIVE_RECURRING,
  end: END_RECURRING,
  price: PRICE_RECURRING,
};

async function changeRecurring({ form, me, filter }: Context) {
  const chosenAct = keyIn(ACTS, choiceIn(form));
  if (!chosenAct) throw badRequest();
  const chosen = await readChosen(form, (most) => findMatching(filter, me, most));
  return startRun(ACTS[chosenAct], { me, ...chosen, choice: {}, back: TAXPAYERS.to(filter) });
}

async function lookAfter({ form, me, filter }: Context) {
  const wanted = choiceIn(form);
  const colleague = (await findColleagues('work')).find(({ id }) => id === wanted);
  if (!colleague && wanted !== 'nobody') throw badRequest();
  const chosen = await readChosen(form, (most) => findMatching(filter, me, most));
  return startRun(LOOK_AFTER, {
    me,
    ...chosen,
    choice: { to: colleague ?? null },
    back: TAXPAYERS.to(filter),
  });
}
