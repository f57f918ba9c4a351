import {
  choiceIn,
  done,
  postedForms,
  refused,
  unchanged,
  type Posted,
} from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { ownPath } from '#app/platform/http/own-path.ts';
import { badRequest } from '#app/platform/http/responses.ts';
import { readVersion } from '#app/platform/http/row-version.ts';
import { removeOrRetire } from '#app/content/core/change.server.ts';
import { ARTICLES_PATH, kindPath, type ContentName } from '#app/content/core/content-path.ts';
import { findContent, isItem } from '#app/content/core/contents.server.ts';
import { permissionOf, type Content } from '#app/content/core/define-content.ts';
import {
  findAllItems,
  findItem,
  isAsItCame,
  titleOf,
  type ContentItem,
} from '#app/content/core/find.server.ts';
import { onItem } from '#app/content/core/version-rows.server.ts';
import { giveArticles } from './give-articles.server.ts';
import { restoreTo, undoOf } from './acting.server.ts';
import type { Surprise } from './page.ts';
import { leftBehind } from './removal.server.ts';

type Context = Posted & { me: { id: string } };
export type TakeOffIntent = 'take-off' | 'put-back' | 'give-articles';

export type TakeOffQuestion = {
  kind: ContentName;
  plural: string;
  items: { tick: string; title: string }[];
  /** Ticked, but too many for one act. */
  more: number;
  left: Surprise[];
  to: string;
};

const NONE_TICKED = { title: 'Nothing is ticked', description: 'Tick what you want to take off.' };
const NONE_LEFT = {
  title: 'Nothing is left to take off',
  description: 'What came with the site is off it, or others wrote over it.',
};

const MOST_AT_ONCE = 200;

/** `revision`: at which it was ticked, or to which it goes back. */
type Ticked = { id: string; revision: number };

/** Removes several items of one kind in one act, after a question; one Undo puts them back. */
export const takeOff = postedForms<Context, TakeOffIntent, { question: TakeOffQuestion }>({
  commands: {
    'take-off': async ({ form, me }) => {
      const content = contentIn(form);
      const isAll = choiceIn(form) === 'came';
      const all = isAll ? await ofFiles(content) : tickedIn(content, form);
      const ticked = all.slice(0, MOST_AT_ONCE);
      if (ticked.length === 0) return unchanged(isAll ? NONE_LEFT : NONE_TICKED);
      if (choiceIn(form) !== 'sure') {
        const found = await Promise.all(ticked.map(({ id }) => findItem(content, id)));
        const items = ticked.map((one, index) => namedOf(one, found[index]));
        const left = await leftBehind(found);
        const more = all.length - ticked.length;
        const { name: kind, plural } = content;
        return refused('', { question: { kind, plural, items, more, left, to: toIn(form, content) } });
      }
      const backs: string[] = [];
      for (const one of ticked) {
        const back = await removeOne(content, one, me.id);
        if (back) backs.push(back);
      }
      const left = ticked.length - backs.length;
      return done({
        title: `Taken off the site: ${backs.length} ${backs.length === 1 ? content.noun : content.plural}`,
        description:
          left > 0 ? `${left} left alone: changed meanwhile.` : 'The pages change within two seconds.',
        tone: left > 0 ? 'loss' : 'gain',
        to: toIn(form, content),
        undoHere: true,
        undo: backs.length > 0 ? { intent: 'put-back', kind: content.name, back: backs } : undefined,
      });
    },
    'put-back': async ({ form, me }) => {
      const content = contentIn(form);
      const { count, of } = await putAllBack(content, form, me.id);
      const left = of - count;
      return done({
        title: `Back on the site: ${count} ${count === 1 ? content.noun : content.plural}`,
        description: left > 0 ? `${left} left alone: changed meanwhile.` : undefined,
        tone: left > 0 ? 'loss' : 'gain',
      });
    },
    'give-articles': giveArticles,
  },
  path: ({ form }) => (form.has('author') ? ARTICLES_PATH : kindPath(contentIn(form))),
});

function toIn(form: FormData, content: Content): string {
  return ownPath(form.get('to'), kindPath(content));
}

function contentIn(form: FormData): Content {
  const content = findContent(textIn(form, 'kind'));
  if (!content?.grows || permissionOf(content) !== 'content') throw badRequest();
  return content;
}

function tickedIn(content: Content, form: FormData): Ticked[] {
  return form.getAll('tick').flatMap((tick) => {
    const [id = '', version] = String(tick).split(' ');
    const revision = readVersion(version);
    return isItem(content, id) && revision !== null ? [{ id, revision }] : [];
  });
}

/** All original items that nobody has rewritten. */
async function ofFiles(content: Content): Promise<Ticked[]> {
  const items = await findAllItems();
  return items.filter((item) => item.content === content && isAsItCame(item));
}

function namedOf({ id, revision }: Ticked, item: ContentItem | undefined): TakeOffQuestion['items'][number] {
  return { tick: `${id} ${revision}`, title: item ? titleOf(item) : id };
}

/** What Undo needs; null if it has changed since it was ticked. */
function removeOne(content: Content, { id, revision }: Ticked, actorId: string): Promise<string | null> {
  return onItem(content, id, { actorId }, async (act) => {
    if (act.item.revision !== revision || !act.item.shown) return null;
    const { to, version } = undoOf(act);
    await removeOrRetire(act);
    return `${id} ${version} ${to}`;
  });
}

/** `back`: id, revision and what it goes back to. Items changed since are left alone. */
export async function putAllBack(
  content: Content,
  form: FormData,
  actorId: string,
): Promise<{ count: number; of: number }> {
  const backs = form
    .getAll('back')
    .slice(0, MOST_AT_ONCE)
    .map((back) => String(back).split(' '));
  let count = 0;
  for (const [id = '', revision = '', to = ''] of backs)
    if (isItem(content, id) && (await putBack(content, { id, revision: Number(revision) }, to, actorId)))
      count++;
  return { count, of: backs.length };
}

function putBack(content: Content, { id, revision }: Ticked, to: string, actorId: string): Promise<boolean> {
  return onItem(content, id, { actorId }, async (act) =>
    act.item.revision === revision ? (await restoreTo(act, to)) === 'restored' : false,
  );
}
