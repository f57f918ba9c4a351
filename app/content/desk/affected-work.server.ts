import type { ContentItem } from '#app/content/core/find.server.ts';
import { countWorkOf, type WorkOfKind } from '#app/work/core/engagements/kind-counts.server.ts';
import { WORK_KINDS } from '#app/work/core/engagements/types.ts';
import type { Surprise } from './page.ts';

/** What of this kind there is, before another version of it is published. */
export async function workOfKind({ id }: ContentItem): Promise<Surprise> {
  const counts = await countWorkOf(id);
  return {
    title: 'There is work of this kind',
    about: 'Nobody is mailed when you publish.',
    items: [
      ...linesIf(
        counts.open,
        `${pieces(counts.open)} under way: it keeps the version with which it began`,
        id,
      ),
      ...linesIf(
        counts.toCome,
        `${pieces(counts.toCome)} planned or proposed: it begins with this version`,
        id,
      ),
    ],
  };
}

/** What of this kind there is, before it is retired. */
export async function workOfRetired({ id }: ContentItem): Promise<Surprise> {
  const counts = await countWorkOf(id);
  return {
    title: 'There is work of this kind',
    about: 'All of it stays and can be finished. Nobody is mailed.',
    items: [
      ...linesIf(counts.open, `${pieces(counts.open)} under way`, id),
      ...linesIf(
        counts.toCome,
        `${pieces(counts.toCome)} planned or proposed: it begins on its day as this kind is now`,
        id,
      ),
      ...linesIf(
        counts.recurring,
        `${counts.recurring} ${counts.recurring === 1 ? 'client has' : 'clients have'} it as recurring work: nothing more is planned`,
      ),
    ],
  };
}

function linesIf(count: number, text: string, kind?: string): Surprise['items'] {
  return count > 0 ? [{ text, ...(kind && { path: `/admin/work?kind=${kind}` }) }] : [];
}

function pieces(count: WorkOfKind['open']): string {
  return count === 1 ? '1 piece of work is' : `${count} pieces of work are`;
}

/** Whether it cannot be deleted for good, as its work would not know what it is. */
export async function isNeeded({ content, id }: ContentItem): Promise<boolean> {
  if (content.name !== WORK_KINDS) return false;
  const { ever, recurring } = await countWorkOf(id);
  return ever + recurring > 0;
}
