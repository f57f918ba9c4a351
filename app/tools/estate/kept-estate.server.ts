import type { EstateDays } from '#app/firm/core/estate-step.ts';
import { readEstateDays, TIMELINE_PATH } from '#app/firm/deadlines/estate-days.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import {
  choiceIn,
  done,
  missing,
  postedForms,
  refused,
  stale,
  unchanged,
  type Posted,
  type Reply,
} from '#app/platform/forms/posted-forms.server.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { notFound } from '#app/platform/http/responses.ts';
import { changeKept } from '#app/tools/kept/kept.server.ts';
import { keptPath } from '#app/tools/kept/kept-kind.ts';
import { GONE, keepEntries, keptCommands, type KeptPost } from '#app/tools/kept/kept-page.server.ts';
import { OF_DECEASED, type TypedLetter } from './letter-fields.ts';
import { estateKept, tickable, type KeptEstate } from './estate-kept.ts';

const STALE =
  'Somebody else with this link changed the size or a day meanwhile, so nothing is saved yet. Theirs count in the steps below: save again to keep yours instead.';

/** “Keep this”, on the page that stores nothing. */
export const keepEstate = postedForms({
  path: () => TIMELINE_PATH,
  commands: {
    async keep({ form, clientAddress }: Posted & { clientAddress: string }) {
      const { days, errors } = readEstateDays(form, southAfricanDay());
      return days ? keepEntries(estateKept, { ...days, done: {} }, { clientAddress }) : refused(errors);
    },
  },
});

/** Everything that can be posted to the link of a family. Ticks join; the days are refused if they changed. */
export const changeEstate = postedForms<KeptPost, 'delete' | 'restore' | 'tick' | 'untick' | 'save'>({
  path: ({ token }) => keptPath(estateKept, token),
  commands: { ...keptCommands(estateKept), tick, untick, save },
});

/** What the form of the days carries, to tell whether somebody else changed them meanwhile. */
export function daysText({ size, death, letters }: EstateDays): string {
  return [size, death, letters].filter(Boolean).join(' ');
}

async function tick({ form, token }: KeptPost): Promise<Reply<'untick'>> {
  const id = stepIn(form);
  if (!id) return unchanged({ title: 'There is no such step' });
  const today = southAfricanDay();
  const kept = await change(token, (before) => ({ ...before, done: { ...before.done, [id]: today } }));
  if (!kept) return missing(GONE);
  return done({ title: 'Done', place: `#${id}`, undo: { intent: 'untick', step: id } });
}

async function untick({ form, token }: KeptPost): Promise<Reply<'tick'>> {
  const id = stepIn(form);
  if (!id) return unchanged({ title: 'There is no such step' });
  const kept = await change(token, ({ done: { [id]: _gone, ...rest }, ...before }) => ({
    ...before,
    done: rest,
  }));
  if (!kept) return missing(GONE);
  return done({ title: 'Open again', place: `#${id}`, undo: { intent: 'tick', step: id } });
}

async function save({ form, token }: KeptPost): Promise<Reply<never>> {
  const { days, errors } = readEstateDays(form, southAfricanDay());
  if (!days) return refused(errors);
  let isStale = false;
  const kept = await change(token, (before) => {
    isStale = daysText(before) !== textIn(form, 'before');
    return isStale ? before : { ...before, ...days };
  });
  if (!kept) return missing(GONE);
  return isStale ? stale(STALE) : done({ title: 'Saved', description: 'Whoever has the link sees it now.' });
}

/** Keeps what letters say of the person who died, or with null nothing of it. Throws 404 for an unknown or deleted link. */
export async function keepLetter(token: string, typed: TypedLetter | null): Promise<void> {
  const letter = typed && Object.fromEntries(OF_DECEASED.map((name) => [name, typed[name] ?? '']));
  const kept = await change(token, ({ letter: _before, ...rest }) => ({
    ...rest,
    ...(letter && { letter }),
  }));
  if (!kept) throw notFound(GONE);
}

function change(token: string, how: (before: KeptEstate) => KeptEstate): Promise<KeptEstate | null> {
  return changeKept(estateKept, token, how);
}

/** Of a button, `tick:bank`, or of its Undo. */
function stepIn(form: FormData): string | null {
  const id = choiceIn(form) || textIn(form, 'step');
  return tickable.has(id) ? id : null;
}
