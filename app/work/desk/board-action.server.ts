import { startRun } from '#app/accounts/bulk/run.server.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { findColleagues } from '#app/accounts/core/colleagues.server.ts';
import { forgetFilter, LONGEST_FILTER_NAME, saveFilter } from '#app/lists/desk/saved-filters.server.ts';
import { oneLine } from '#app/platform/core/text.ts';
import {
  choiceIn,
  done,
  postedForms,
  unchanged,
  type Posted,
} from '#app/platform/forms/posted-forms.server.ts';
import { readChosen } from '#app/platform/forms/ticked.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { oneOf } from '#app/platform/http/query.ts';
import { badRequest } from '#app/platform/http/responses.ts';
import { findMatching } from './all-matching.server.ts';
import { ASSIGN, PLAN_NEXT, REMIND, SET_STATE } from './bulk-acts.server.ts';
import { BULK_STATES } from './bulk-states.ts';
import { BOARD, WORK, type Filter } from './filter.ts';

type Context = Posted & { me: FirmActor; filter: Filter };

/** What is posted to the board. */
export const changeBoard = postedForms({
  commands: {
    assign: assignTicked,
    state: setStates,
    remind: async (context: Context) => startRun(REMIND, { ...(await chosenIn(context)), choice: {} }),
    next: async (context: Context) => startRun(PLAN_NEXT, { ...(await chosenIn(context)), choice: {} }),
    'save-filter': keepFilter,
    'forget-filter': dropFilter,
  },
  path: ({ filter }: Context) => WORK.to(filter),
});

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

async function keepFilter({ form, me, filter }: Context) {
  const name = oneLine(textIn(form, 'name')).slice(0, LONGEST_FILTER_NAME);
  const query = WORK.query(filter).slice(1);
  if (!name || !query)
    return unchanged({
      title: 'Nothing changed',
      description: 'Choose or search for something, and give it a name.',
    });
  await saveFilter(me.id, { page: BOARD, name, query });
  return done({ title: 'Filter saved', description: name });
}

async function dropFilter({ form, me }: Context) {
  await forgetFilter(me.id, textIn(form, 'id'));
  return done({ title: 'Filter forgotten' });
}
