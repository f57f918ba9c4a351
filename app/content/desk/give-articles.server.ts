import { peopleNow } from '#app/firm/people/people.ts';
import { articleWordsNow } from '#app/site/blog/article-files.server.ts';
import type { ArticleWords } from '#app/site/blog/article-words.ts';
import { done, refused, type Posted, type Reply } from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { publish } from '#app/content/core/change.server.ts';
import { findAllItems, type ContentItem } from '#app/content/core/find.server.ts';
import { articleContent } from '#app/content/core/kinds/articles.server.ts';
import { onItem } from '#app/content/core/version-rows.server.ts';
import { undoOf } from './acting.server.ts';
import { TEAM } from './give-articles-to.ts';

export type Authors = { from: { name: string; count: number }[]; to: string[] };

export function findAuthors(): Authors {
  const to = peopleNow().map(({ name }) => name);
  const counts = new Map<string, number>();
  for (const { author } of articleWordsNow())
    if (author !== null) counts.set(author, (counts.get(author) ?? 0) + 1);
  const all = [...counts].map(([name, count]) => ({ name, count }));
  const isHere = ({ name }: { name: string }) => to.includes(name);
  return { from: [...all.filter((one) => !isHere(one)), ...all.filter(isHere)], to };
}

/** The most in one act, which one Undo takes back. */
const MOST_AT_ONCE = 200;

type Context = Posted & { me: { id: string } };

/** Gives all articles of one author to another, drafts too. Undo gives back those that nobody changed since. */
export async function giveArticles({ form, me }: Context): Promise<Reply<'put-back', never>> {
  const { from, to: people } = findAuthors();
  const [before, after] = [textIn(form, 'from'), textIn(form, 'author')];
  if (!from.some(({ name }) => name === before)) return refused<never>({ from: 'Choose whose articles.' });
  if (after !== TEAM && !people.includes(after)) return refused<never>({ author: 'Choose who gets them.' });
  if (before === after) return refused<never>({ author: 'They are theirs already.' });
  const author = after === TEAM ? null : after;
  const theirs = (await findAllItems()).filter(
    ({ content, shown }) => content.name === articleContent.name && shown?.author === before,
  );
  const chosen = theirs.slice(0, MOST_AT_ONCE);
  // Compiled together, and before any is locked: one by one takes too long.
  await articleContent.prepare?.(chosen.flatMap((item) => givenItem(item, author)));
  const backs: string[] = [];
  for (const item of chosen) {
    const back = await giveOne(item, { before, author }, me.id);
    if (back) backs.push(back);
  }
  const count = backs.length === 1 ? 'One article' : `${backs.length} articles`;
  return done<'put-back', never>({
    title: `${count}: now by ${author ?? 'the team'}`,
    description: 'The pages change within two seconds.',
    undo: { intent: 'put-back', kind: articleContent.name, back: backs },
  });
}

/** What Undo needs; null if the author was changed meanwhile. */
function giveOne(
  { content, id }: ContentItem,
  { before, author }: { before: string; author: string | null },
  actorId: string,
): Promise<string | null> {
  return onItem(content, id, { actorId }, async (act) => {
    const { shown } = act.item;
    if (shown?.author !== before) return null;
    const values = { ...shown, author };
    const { to, version } = undoOf(act);
    await publish(act, { source: 'own', values }, 'update');
    return `${id} ${version} ${to}`;
  });
}

function givenItem({ content, id, file, shown }: ContentItem, author: string | null): ArticleWords[] {
  return shown ? [content.itemOf({ ...shown, author }, id, file) as ArticleWords] : [];
}
