import { and, asc, eq, or } from 'drizzle-orm';
import { byName } from '#app/platform/db/by-name.ts';
import { db } from '#app/platform/db/client.server.ts';
import { savedFilters } from '#app/platform/db/schema/filters.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { oneLine } from '#app/platform/core/text.ts';
import type { Fields, Filter, Values } from '#app/platform/filters/define-filter.ts';
import { done, unchanged, type Reply } from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';

const LONGEST_NAME = 60;

export type SavedFilter = { id: string; name: string; query: string; isOwn: boolean; isShared: boolean };

const { ownerId, page, name, query, id, isShared } = savedFilters;

export function findFilters(owner: string, path: string): Promise<SavedFilter[]> {
  const isOwn = eq(ownerId, owner);
  return db()
    .select({ id, name, query, isOwn: isOwn.mapWith(Boolean), isShared })
    .from(savedFilters)
    .where(and(eq(page, path), or(isOwn, isShared)))
    .orderBy(byName(name), asc(id));
}

export async function keepFilter<Of extends Fields>(
  form: FormData,
  owner: string,
  filter: Filter<Of>,
  values: Values<Of>,
): Promise<Reply<never, never>> {
  const given = oneLine(textIn(form, 'name')).slice(0, LONGEST_NAME);
  const wanted = filter.query(values, {}).slice(1);
  if (!given || !wanted)
    return unchanged({
      title: 'Nothing changed',
      description: 'Choose or search for something, and give it a name.',
    });
  const saved = { query: wanted, isShared: form.get('shared') === 'yes' };
  await db()
    .insert(savedFilters)
    .values({ ownerId: owner, page: filter.path, name: given, ...saved })
    .onConflictDoUpdate({ target: [ownerId, page, name], set: { ...saved, updatedAt: new Date() } });
  return done<never, never>({
    title: saved.isShared ? 'Filter saved for all colleagues' : 'Filter saved',
    description: given,
  });
}

export async function dropFilter(form: FormData, owner: string): Promise<Reply<never, never>> {
  const filterId = textIn(form, 'id');
  if (isUuid(filterId))
    await db()
      .delete(savedFilters)
      .where(and(eq(ownerId, owner), eq(id, filterId)));
  return done<never, never>({ title: 'Filter forgotten' });
}
