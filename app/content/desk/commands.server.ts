import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import type { Permission } from '#app/accounts/core/roles.ts';
import { WORK_KINDS } from '#app/work/core/engagements/types.ts';
import { requireAccess } from '#app/accounts/access/access.server.ts';
import { capitalised } from '#app/platform/core/text.ts';
import { longMoment, southAfricanDay } from '#app/platform/core/time.ts';
import type { ContentValues } from '#app/platform/db/content-values.ts';
import {
  choiceIn,
  done,
  keptBy,
  postedForms,
  refused,
  shown,
  stale,
  unchanged,
} from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { notFound } from '#app/platform/http/responses.ts';
import {
  bringBack,
  discardDraft,
  erase,
  publish,
  saveDraft,
  removeOrRetire,
} from '#app/content/core/change.server.ts';
import { CONTENT_PATH, itemPath, kindPath } from '#app/content/core/content-path.ts';
import { findContent, isItem } from '#app/content/core/contents.server.ts';
import { fieldsOf, isOfSite, permissionOf } from '#app/content/core/define-content.ts';
import { publishable } from '#app/content/core/problems.server.ts';
import { changedFields, readValues } from '#app/content/core/values.ts';
import type { Act } from '#app/content/core/version-rows.server.ts';
import {
  acting,
  CHANGED,
  next,
  restoreTo,
  undoOf,
  unseen,
  versionOf,
  written,
  type Answer,
  type Context,
} from './acting.server.ts';
import type { ContentIntent, ContentMore } from './page.ts';
import { isNeeded } from './affected-work.server.ts';
import { leftBehind } from './removal.server.ts';
import { planIt, planItAgain, withdrawIt } from './plan-commands.server.ts';
import { takeChosen } from './take-chosen.server.ts';
import { affectedByTyped, checkTyped, forgetTyped } from './typed.server.ts';

const IN_SECONDS = 'The pages change within two seconds.';
const NOTHING = { title: 'Nothing to publish', description: 'It says what is shown already.' };

/** Throws as `requireAccess` does, and 404 for an unknown kind or item. An id that can still be added is fine. */
export function requireContent(args: LoaderFunctionArgs | ActionFunctionArgs) {
  return requireItem(args, 'content', args.params.kind);
}

export function requireKind(args: LoaderFunctionArgs | ActionFunctionArgs) {
  return requireItem(args, 'kinds', WORK_KINDS);
}

async function requireItem(
  { request, context, params }: LoaderFunctionArgs | ActionFunctionArgs,
  permission: Permission,
  kind: string | undefined,
) {
  const me = await requireAccess({ request, context }, permission);
  const content = findContent(kind);
  const id = params.item ?? '';
  if (!content || permissionOf(content) !== permission || !isItem(content, id)) throw notFound();
  return { me, content, id };
}

export const changeContent = postedForms<Context, ContentIntent, ContentMore>({
  commands: {
    check: async (context) => {
      const unread = await takeChosen(context);
      const { errors: others, keptAt, theirs } = await checkTyped(context, { unread });
      const errors = { ...others, ...unread };
      if (theirs) return stale<ContentMore>(CHANGED, { theirs });
      const isRight = Object.keys(errors).length === 0;
      if (!isRight) return refused<ContentMore>(errors, { keptAt });
      const affected = (await affectedByTyped(context)) ?? undefined;
      return shown<ContentMore>({ keptAt, affected });
    },
    forget: async (context) => {
      if (!(await forgetTyped(context, context.request)))
        return unchanged({ title: 'Nothing was kept', description: 'The form shows what is stored.' });
      const link = { label: 'What you typed', path: '/admin/typed' };
      return done({ title: 'Discarded', description: 'It can be copied for a day.', link });
    },
    checked: acting(checkToday),
    save: written(draftable, save),
    preview: written(draftable, async (act, values, context) => {
      await saveDraft(act, values);
      const to = isOfSite(context.content) ? `${pathOf(context)}/preview` : pathOf(context);
      return done({ title: 'Draft saved', to });
    }),
    publish: written(publishable, publishNow),
    plan: written(publishable, planIt),
    withdraw: acting(withdrawIt),
    'plan-again': acting(planItAgain),
    discard: acting(async (act) => {
      const id = await discardDraft(act);
      if (!id) return stale(CHANGED);
      const undo = { intent: 'bring-back', id, version: next(act) } as const;
      return done({ title: 'Draft discarded', undo });
    }),
    'bring-back': acting(async (act, { form }) => {
      const version = await versionOf(act.item, textIn(form, 'id'));
      const isBack = version ? await bringBack(act, version) : false;
      return isBack
        ? done({ title: 'It is the draft again' })
        : refused('There is another draft. Discard that first.');
    }),
    restore: acting(restore),
    remove: acting(async (act, { content, form }) => {
      if (!content.grows || !act.item.shown) return stale(CHANGED);
      const removal = choiceIn(form) === 'sure' ? [] : await leftBehind([act.item]);
      if (removal.length > 0) return refused('', { removal });
      const undo = undoOf(act);
      await removeOrRetire(act);
      return done({
        title: `${capitalised(content.noun)} ${isOfSite(content) ? 'removed' : 'retired'}`,
        description: `${isOfSite(content) ? 'No page shows it any more.' : 'No new work of it is opened.'}${stillPlanned(act)}`,
        undo,
      });
    }),
    erase: acting(async (act, { content }) => {
      if (!content.grows || act.item.file !== undefined || act.item.shown) return stale(CHANGED);
      if (await isNeeded(act.item)) return refused('There is work of it: it stays retired.');
      await erase(act);
      const to = isOfSite(content) ? CONTENT_PATH : kindPath(content);
      return done({ title: 'Deleted for good, with its history', to });
    }),
  },
  path: pathOf,
  kept: ({ me, request }) => keptBy(me.id, request),
  oneForm: ['check', 'save', 'preview', 'publish', 'plan'],
});

async function save(act: Act, values: ContentValues): Promise<Answer> {
  await saveDraft(act, values);
  return done({ title: 'Draft saved', description: 'The site is as it was. Publish it when it is ready.' });
}

async function publishNow(act: Act, values: ContentValues, context: Context): Promise<Answer> {
  const { content, file, shown, draft } = act.item;
  const isSame = shown && changedFields(fieldsOf(content, file), shown, values).length === 0;
  if (!draft && isSame) return unchanged(NOTHING);
  const question = await unseen(act, values, context);
  if (question) return question;
  const undo = undoOf(act);
  await publish(act, { source: 'own', values });
  const [page] = content.shownOn(content.itemOf(values, act.item.id, file));
  // A mail's example is not a page of the desk's router.
  const isPage = page && !page.path.startsWith(CONTENT_PATH);
  const link = isPage ? { label: 'See it', path: page.path } : undefined;
  const when = content.shownLater?.(values, act.now) ?? IN_SECONDS;
  const hidden = (content.notShown?.(values, file) ?? []).map((text) => ` Not shown: ${text}`).join('');
  const tone = hidden === '' ? 'gain' : 'loss';
  return done({ title: 'Published', description: `${when}${hidden}${stillPlanned(act)}`, tone, link, undo });
}

/** Only changes the day; a draft stays. */
async function checkToday(act: Act): Promise<Answer> {
  const { content, shown } = act.item;
  const day = content.checkedYearly?.day;
  if (!day || !shown) return stale(CHANGED);
  const today = southAfricanDay(act.now);
  if (shown[day] === today) return unchanged({ title: 'It was checked today already' });
  const undo = undoOf(act);
  await publish(act, { source: 'own', values: { ...shown, [day]: today } }, 'check');
  return done({ title: 'Checked today', description: IN_SECONDS, undo });
}

/** A reminder that existing plans still become public. */
function stillPlanned({ item: { planned } }: Act): string {
  const days = planned.flatMap(({ publishAt }) => (publishAt ? [longMoment(publishAt)] : []));
  return days.length > 0 ? ` Still planned: ${days.join('; ')}.` : '';
}

async function restore(act: Act, { form }: Context): Promise<Answer> {
  const undo = undoOf(act);
  const outcome = await restoreTo(act, textIn(form, 'to'));
  if (outcome === 'unknown') return stale(CHANGED);
  if (outcome === 'unfit') return refused('That version no longer fits the form. Copy its words instead.');
  return done({ title: 'Restored', description: `${IN_SECONDS}${stillPlanned(act)}`, undo });
}

/** A draft may name what does not exist yet. */
function draftable(...[content, entries, file]: Parameters<typeof publishable>) {
  return readValues(content, entries, file);
}

function pathOf({ content, id }: Pick<Context, 'content' | 'id'>): string {
  return itemPath(content, id);
}
