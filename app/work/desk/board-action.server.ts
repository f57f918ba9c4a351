import { startRun } from '#app/accounts/bulk/run.server.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { findColleagues } from '#app/accounts/core/colleagues.server.ts';
import { dropFilter, keepFilter } from '#app/lists/desk/saved-filters.server.ts';
import { choiceIn, postedForms, type Posted } from '#app/platform/forms/posted-forms.server.ts';
import { readChosen } from '#app/platform/forms/ticked.ts';
import { oneOf } from '#app/platform/http/query.ts';
import { badRequest } from '#app/platform/http/responses.ts';
import { findMatching } from './all-matching.server.ts';
import { ASSIGN, REMIND, SET_STATE } from './bulk-acts.server.ts';
import { MOVE_DUE } from './due-act.server.ts';
import { APPROVE_OPENING, MOVE_START, PLAN_AGAIN, SKIP } from './planned-acts.server.ts';
import { SET_PRICE } from './price-act.server.ts';
import { PLAN_NEXT } from './plan-next-act.server.ts';
import { BULK_STATES } from './bulk-states.ts';
import { WORK, type Filter } from './filter.ts';

type Context = Posted & { me: FirmActor; filter: Filter };

export const changeBoard = postedForms({
  commands: {
    assign: assignTicked,
    state: setStates,
    remind: async (context: Context) => startRun(REMIND, { ...(await chosenIn(context)), choice: {} }),
    next: async (context: Context) => startRun(PLAN_NEXT, { ...(await chosenIn(context)), choice: {} }),
    approve: async (context: Context) => approveChosen(context, true),
    unapprove: async (context: Context) => approveChosen(context, false),
    skip: async (context: Context) => startRun(SKIP, { ...(await chosenIn(context)), choice: {} }),
    'plan-again': async (context: Context) =>
      startRun(PLAN_AGAIN, { ...(await chosenIn(context)), choice: {} }),
    'start-day': async (context: Context) =>
      startRun(MOVE_START, { ...(await chosenIn(context)), choice: {} }),
    'due-day': async (context: Context) => startRun(MOVE_DUE, { ...(await chosenIn(context)), choice: {} }),
    price: async (context: Context) => startRun(SET_PRICE, { ...(await chosenIn(context)), choice: {} }),
    'save-filter': ({ form, me, filter }: Context) => keepFilter(form, me.id, WORK, filter),
    'forget-filter': ({ form, me }: Context) => dropFilter(form, me.id),
  },
  path: ({ filter }: Context) => WORK.to(filter),
});

async function approveChosen(context: Context, isApproved: boolean) {
  return startRun(APPROVE_OPENING, { ...(await chosenIn(context)), choice: { isApproved } });
}

async function chosenIn({ form, me, filter }: Context) {
  const chosen = await readChosen(form, (most) => findMatching(filter, me, most));
  return { me, ...chosen, back: WORK.to(filter) };
}

async function assignTicked(context: Context) {
  const wanted = choiceIn(context.form);
  const colleague = (await findColleagues('work')).find(({ id }) => id === wanted);
  if (!colleague && wanted !== 'nobody') throw badRequest();
  return startRun(ASSIGN, { ...(await chosenIn(context)), choice: { to: colleague ?? null } });
}

async function setStates(context: Context) {
  const to = oneOf(BULK_STATES, choiceIn(context.form));
  if (!to) throw badRequest();
  return startRun(SET_STATE, { ...(await chosenIn(context)), choice: { to } });
}
