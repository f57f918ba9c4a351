import { textIn } from '#app/platform/http/form-text.ts';
import { requireVersion } from '#app/platform/http/row-version.ts';
import type { ContentValues } from '#app/platform/db/content-values.ts';
import {
  refused,
  stale,
  type Command,
  type Posted,
  type Reply,
} from '#app/platform/forms/posted-forms.server.ts';
import { publish, removeOrRetire } from '#app/content/core/change.server.ts';
import { fileItem } from '#app/content/core/contents.server.ts';
import type { Content } from '#app/content/core/define-content.ts';
import { findHistory, valuesOf, type ContentItem } from '#app/content/core/find.server.ts';
import type { publishable } from '#app/content/core/problems.server.ts';
import { onItem, type Act } from '#app/content/core/version-rows.server.ts';
import { affectedBy } from './affected.server.ts';
import { TO_FILE, TO_NOTHING, type ContentIntent, type ContentMore } from './page.ts';
import { chosenIn, takeChosen } from './take-chosen.server.ts';
import { theirsOf } from './theirs.server.ts';
import { followUntouched } from './untouched.server.ts';
import { checkTyped, followOwnAct, typedIn } from './typed.server.ts';

export type Context = Posted & { me: { id: string }; content: Content; id: string };
export type Answer = Reply<ContentIntent, ContentMore>;

type ContentCommand = Command<Context, ContentIntent, ContentMore>;

export const LOOK = 'Nothing was changed yet. Read this, then press the button again.';
export const CHANGED = 'Somebody changed this meanwhile. Look at it, then press the button again.';

type Written = (act: Act, values: ContentValues, context: Context) => Promise<Answer>;

/** `write` gets the form's valid values. After a refusal, what was typed is kept for its author. */
export function written(read: typeof publishable, write: Written): ContentCommand {
  return async (context) => {
    const answer = await writtenNow(read, write, context);
    if (answer instanceof Response || answer.kind !== 'drawn') return answer;
    const { keptAt } = await checkTyped(context);
    return { ...answer, more: { ...answer.more, keptAt } };
  };
}

async function writtenNow(read: typeof publishable, write: Written, context: Context): Promise<Answer> {
  const { form, content, id } = context;
  const file = fileItem(content, id);
  const unread = await takeChosen(context);
  const answer = read(content, { ...typedIn(content, file, form), ...chosenIn(unread) }, file, id);
  if ('errors' in answer) return refused({ ...answer.errors, ...unread });
  const [wrong] = (await content.prepare?.([content.itemOf(answer.values, id, file)])) ?? [];
  if (wrong) return refused(wrong);
  return acting((act) => write(act, answer.values, context))(context);
}

/** A form that was opened before the last change is refused once: nothing is overwritten unseen. */
export function acting(work: (act: Act, context: Context) => Promise<Answer>): ContentCommand {
  return async (context) => {
    const { form, content, id, me } = context;
    const seen = requireVersion(form);
    const answer = await onItem(content, id, { actorId: me.id }, async (act) => {
      if (seen === act.item.revision) return work(act, context);
      const theirs = theirsOf(act.item, me);
      if (theirs) {
        const typed = typedIn(content, act.item.file, form);
        const followed = await followUntouched(typed, act.item, { seen, now: theirs.entries });
        for (const [name, entry] of Object.entries(followed))
          if (form.has(name) || entry !== typed[name]) form.set(name, entry);
      }
      return stale<ContentMore>(CHANGED, { theirs });
    });
    if (!(answer instanceof Response) && answer.kind === 'done')
      await followOwnAct(context, { seen, now: seen + 1 });
    return answer;
  };
}

/** Asked once: a second press, with the effects seen, publishes. */
export async function unseen(
  { item }: Act,
  values: ContentValues,
  { form }: Context,
): Promise<Answer | null> {
  const affected = await affectedBy(item, values);
  return affected && textIn(form, 'seen') !== affected.seen ? refused(LOOK, { affected }) : null;
}

export function undoOf(act: Act) {
  const { live, file } = act.item;
  const before = live
    ? live.source === 'own'
      ? live.id
      : live.source
    : file === undefined
      ? TO_NOTHING
      : TO_FILE;
  return { intent: 'restore', to: before, version: next(act) } as const;
}

/** Publishes an earlier version, by its id, as a new one; or the file's text; or takes the item off the site. */
export async function restoreTo(act: Act, to: string): Promise<'restored' | 'unknown' | 'unfit'> {
  const { content, file } = act.item;
  const verb = act.item.shown ? 'revert' : 'bring-back';
  if (to === TO_FILE && file !== undefined) await publish(act, { source: 'file' }, verb);
  else if (to === TO_NOTHING && content.grows) await removeOrRetire(act);
  else {
    const version = await versionOf(act.item, to);
    if (!version) return 'unknown';
    const values = valuesOf(act.item, version);
    if (!values) return 'unfit';
    await publish(act, { source: 'own', values }, verb);
  }
  return 'restored';
}

export function next({ item }: Act): string {
  return String(item.revision + 1);
}

export async function versionOf({ content, id }: ContentItem, version: string) {
  return (await findHistory(content, id)).find((one) => one.id === version);
}
