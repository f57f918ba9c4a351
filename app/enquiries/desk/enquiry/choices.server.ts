import { sql } from 'drizzle-orm';
import { rolesThatMay } from '#app/accounts/core/roles.ts';
import { db } from '#app/platform/db/client.server.ts';
import { openDraft, sealedDraft, type Draft } from '#app/platform/drafts/drafts.server.ts';
import type { Filter } from '../inbox/filter.ts';
import { neighbour } from '../inbox/list.server.ts';
import type { Colleague } from '#app/accounts/core/colleagues.server.ts';
import { ownError } from '#app/platform/core/own-error.ts';
import { orDefaults, templatesAsJson, type StoredTemplate } from './templates.server.ts';

export type Choices = {
  colleagues: Colleague[];
  templates: readonly StoredTemplate[];
  tags: string[];
  /** The neighbours in the filter. */
  next: string | null;
  previous: string | null;
  /** What was posted here after the session had ended. */
  kept: Draft | null;
};

type Read = Omit<Choices, 'templates' | 'kept'> & {
  templates: StoredTemplate[] | null;
  sealed: string | null;
};

/** What the page of a message offers beside the message, in one statement. */
export async function findChoices(
  id: string,
  filter: Filter,
  me: string,
  request: Request,
): Promise<Choices> {
  const [row] = await db().execute<Read>(sql`select
    (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.full_name) order by p.full_name), '[]')
      from profiles p join user_roles r on r.user_id = p.id
      where r.role in ${rolesThatMay('messages')}) as colleagues,
    ${templatesAsJson} as templates,
    (select coalesce(json_agg(tag), '[]') from (
      select distinct unnest(tags) as tag from (
        select distinct tags from contact_messages where tags <> '{}') used order by tag limit 100) t) as tags,
    ${neighbour(id, filter, me, 'after')} as next,
    ${neighbour(id, filter, me, 'before')} as previous,
    ${sealedDraft(me, request)} as sealed`);
  if (!row) throw ownError('Postgres answered a select without a table with no row.');
  const { templates, sealed, ...rest } = row;
  return { ...rest, templates: orDefaults(templates), kept: openDraft(sealed) };
}
