import type { ContentItem } from '#app/content/core/find.server.ts';
import { countWorkOf } from '#app/work/core/engagements/kind-counts.server.ts';
import { WORK_KINDS } from '#app/work/core/engagements/types.ts';
import type { Surprise } from './page.ts';

/** Existing work of this kind, before another version is published. */
export async function workOfKind({ id }: ContentItem): Promise<Surprise> {
  const counts = await countWorkOf(id);
  return {
    title: 'There is work of this kind',
    about: 'Nobody is mailed when you publish.',
    items: [
      ...linesIf(
        counts.hasBegun,
        `${pieces(counts.hasBegun)} under way: it keeps the version with which it began`,
        workPath(id, 'has-begun'),
      ),
      ...linesIf(
        counts.toBegin,
        `${pieces(counts.toBegin)} planned, proposed or accepted: it begins with this version`,
        workPath(id, 'to-begin'),
      ),
    ],
  };
}

/** Existing work of this kind, before it is retired. */
export async function workOfRetired({ id }: ContentItem): Promise<Surprise> {
  const counts = await countWorkOf(id);
  return {
    title: 'There is work of this kind',
    about: 'All of it stays and can be finished. Nobody is mailed.',
    items: [
      ...linesIf(counts.hasBegun, `${pieces(counts.hasBegun)} under way`, workPath(id, 'has-begun')),
      ...linesIf(
        counts.toBegin,
        `${pieces(counts.toBegin)} planned, proposed or accepted: it begins on its day as this kind is now`,
        workPath(id, 'to-begin'),
      ),
      ...linesIf(
        counts.recurring,
        `${counts.recurring} ${counts.recurring === 1 ? 'client has' : 'clients have'} it as recurring work: nothing more is planned`,
      ),
    ],
  };
}

function workPath(kind: string, is: 'has-begun' | 'to-begin'): string {
  return `/admin/work?kind=${kind}&is=${is}`;
}

function linesIf(count: number, text: string, path?: string): Surprise['items'] {
  return count > 0 ? [{ text, ...(path && { path }) }] : [];
}

function pieces(count: number): string {
  return count === 1 ? '1 piece of work is' : `${count} pieces of work are`;
}

/** Whether work depends on it, so that it cannot be deleted for good. */
export async function isNeeded({ content, id }: ContentItem): Promise<boolean> {
  if (content.name !== WORK_KINDS) return false;
  const { ever, recurring } = await countWorkOf(id);
  return ever + recurring > 0;
}
