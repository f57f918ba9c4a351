import type { EstateDays } from '#app/firm/core/estate-step.ts';
import { readEstateDays, TIMELINE_PATH } from '#app/firm/deadlines/estate-days.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import {
  choiceIn,
  done,
  postedForms,
  refused,
  unchanged,
  type Posted,
  type Reply,
} from '#app/platform/forms/posted-forms.server.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { notFound } from '#app/platform/http/responses.ts';
import { changeKept, findKept } from '#app/tools/kept/kept.server.ts';
import { keptPath } from '#app/tools/kept/kept-kind.ts';
import {
  discardTyped,
  GONE,
  goneReply,
  keepEntries,
  keptCommands,
  requireBefore,
  savedReply,
  type Clashes,
  type KeptPost,
} from '#app/tools/kept/kept-page.server.ts';
import { alsoTyped } from '#app/tools/kept/typed-cookie.server.ts';
import { mergeEntries, type Group } from '#app/platform/forms/merge.ts';
import { OF_EACH, type TypedLetter } from './letter-fields.ts';
import { estateKept, tickable, type KeptEstate } from './estate-kept.ts';

const DAYS: readonly Group[] = [['death'], ['letters']];
const GROUPS: readonly Group[] = [['size'], ...DAYS];

/** The link of a plan that a browser kept; null once it is deleted. */
export async function keptLink(link: string | null): Promise<string | null> {
  const kept = link && (await findKept(estateKept, link.split('/').at(-1) ?? ''));
  return kept && !kept.isDeleted ? link : null;
}

/** “Keep this”, on the page that stores nothing. The browser's cookie has the link, so that the page can offer it. */
export const keepEstate = postedForms({
  path: () => TIMELINE_PATH,
  commands: {
    async keep({ form, clientAddress }: Posted & { clientAddress: string }) {
      const { days, fields, errors } = readEstateDays(form, southAfricanDay());
      if (!days) return refused(errors);
      const kept = await keepEntries(estateKept, { ...days, done: {} }, { clientAddress });
      const link = kept instanceof Response && kept.headers.get('Location');
      return link ? alsoTyped(TIMELINE_PATH, { ...fields, kept: link }, kept) : kept;
    },
  },
});

export const changeEstate = postedForms<
  KeptPost,
  'delete' | 'restore' | 'discard' | 'tick' | 'untick' | 'save',
  Partial<Clashes>
>({
  path: ({ token }) => keptPath(estateKept, token),
  commands: {
    ...keptCommands(estateKept),
    discard: ({ token }) => discardTyped(keptPath(estateKept, token), 'This is what is kept'),
    tick,
    untick,
    save,
  },
});

export function fieldsOf({ size, death, letters }: EstateDays) {
  return { size, death, letters: letters ?? '' };
}

async function tick({ form, token }: KeptPost): Promise<Reply<'untick'>> {
  const id = stepIn(form);
  if (!id) return unchanged({ title: 'There is no such step' });
  const today = southAfricanDay();
  const kept = await change(token, (before) => ({ ...before, done: { ...before.done, [id]: today } }));
  if (!kept) return goneReply(estateKept, token);
  return done({ title: 'Done', place: `#${id}`, undo: { intent: 'untick', step: id } });
}

async function untick({ form, token }: KeptPost): Promise<Reply<'tick'>> {
  const id = stepIn(form);
  if (!id) return unchanged({ title: 'There is no such step' });
  const kept = await change(token, ({ done: { [id]: _gone, ...rest }, ...before }) => ({
    ...before,
    done: rest,
  }));
  if (!kept) return goneReply(estateKept, token);
  return done({ title: 'Open again', place: `#${id}`, undo: { intent: 'tick', step: id } });
}

/** Different people's changes of days are joined; the page asks about a day that both changed. */
async function save({ form, token }: KeptPost): Promise<Reply<never, Clashes>> {
  const { days, errors } = readEstateDays(form, southAfricanDay());
  if (!days) return refused(errors);
  const before = requireBefore(form);
  let clashes: readonly Group[] = [];
  const kept = await change(token, (entries) => {
    const joined = mergeEntries(GROUPS, { before, typed: fieldsOf(days), kept: fieldsOf(entries) });
    const merged = daysOf(joined.merged);
    clashes = fits(merged) ? joined.clashes : DAYS;
    return { ...entries, ...(fits(merged) ? merged : { size: merged.size }) };
  });
  return kept ? savedReply(keptPath(estateKept, token), clashes) : goneReply(estateKept, token);
}

type Merged = Readonly<Record<string, string>>;

function daysOf({ size, death = '', letters }: Merged): EstateDays {
  return { size: size as EstateDays['size'], death, letters: size === 'small' ? null : letters || null };
}

/** Joined days of different people may contradict each other. */
function fits({ death, letters }: EstateDays): boolean {
  return letters === null || letters >= death;
}

/** Keeps the common entries of all letters; null deletes them. Throws 404 for an unknown or deleted link. */
export async function keepLetter(token: string, typed: TypedLetter | null): Promise<void> {
  const letter = typed && Object.fromEntries(OF_EACH.map((name) => [name, typed[name] ?? '']));
  const kept = await change(token, ({ letter: _before, ...rest }) => ({
    ...rest,
    ...(letter && { letter }),
  }));
  if (!kept) throw notFound(GONE);
}

function change(token: string, how: (before: KeptEstate) => KeptEstate): Promise<KeptEstate | null> {
  return changeKept(estateKept, token, how);
}

/** `tick:bank`: a button's value, or its Undo's. */
function stepIn(form: FormData): string | null {
  const id = choiceIn(form) || textIn(form, 'step');
  return tickable.has(id) ? id : null;
}
