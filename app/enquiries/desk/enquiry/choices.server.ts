import { eq, inArray, sql } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { rolesThatMay } from '#app/accounts/core/roles.ts';
import { db } from '#app/platform/db/client.server.ts';
import { jsonList, jsonObject } from '#app/platform/db/json.ts';
import { profiles, userRoles } from '#app/platform/db/schema/accounts.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { openDraft, sealedDraft, type Draft } from '#app/platform/drafts/drafts.server.ts';
import type { Filter } from '../inbox/filter.ts';
import { neighbour } from '../inbox/list.server.ts';
import type { Colleague } from '#app/accounts/core/colleagues.server.ts';
import { ownError } from '#app/platform/core/own-error.ts';
import { readEnquiryClient, clientOfEnquiry } from './client.server.ts';
import type { EnquiryClient } from './client.ts';
import { orDefaults, templatesAsJson, type StoredTemplate } from './templates.server.ts';

export type Choices = {
  colleagues: Colleague[];
  templates: readonly StoredTemplate[];
  tags: string[];
  next: string | null;
  previous: string | null;
  kept: Draft | null;
  whose: EnquiryClient | null;
};

type Read = Omit<Choices, 'templates' | 'kept' | 'whose'> & {
  whose: Parameters<typeof readEnquiryClient>[0];
  templates: StoredTemplate[] | null;
  sealed: string | null;
};

const colleagues = jsonList(
  jsonObject({ id: profiles.id, name: profiles.fullName }),
  sql`${profiles.fullName}`,
  sql`from ${profiles} join ${userRoles} on ${eq(userRoles.userId, profiles.id)}
    where ${inArray(userRoles.role, rolesThatMay('enquiries'))}`,
);

export async function findChoices(
  id: string,
  filter: Filter,
  me: FirmActor,
  request: Request,
): Promise<Choices> {
  const [row] = await db().execute<Read>(sql`select
    ${colleagues} as colleagues,
    ${templatesAsJson} as templates,
    (select coalesce(json_agg(tag), '[]') from (
      select distinct unnest(tags) as tag from (
        select distinct ${enquiries.tags} as tags from ${enquiries} where ${enquiries.tags} <> '{}') used
      order by tag limit 100) t) as tags,
    ${neighbour(id, filter, me.id, 'after')} as next,
    ${neighbour(id, filter, me.id, 'before')} as previous,
    ${sealedDraft(me.id, request)} as sealed,
    ${clientOfEnquiry(id, me)} as whose`);
  if (!row) throw ownError('Postgres answered a select without a table with no row.');
  const { templates, sealed, whose, ...rest } = row;
  return {
    ...rest,
    templates: orDefaults(templates),
    kept: openDraft(sealed),
    whose: readEnquiryClient(whose),
  };
}
