import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAccess, type DeskHandle } from '#app/administration/access.server.ts';
import { firmActor } from '#app/engagements/actor.ts';
import { findEngagement } from '#app/engagements/find.server.ts';
import { notFound } from '#app/http/responses.ts';
import { findLetter } from '#app/proposals/find.server.ts';
import { letterFile } from '#app/proposals/letter-file.ts';

export const handle = { permission: 'work' } satisfies DeskHandle;

export async function loader({ request, context, params: { letter = '' } }: LoaderFunctionArgs) {
  const me = await requireAccess({ request, context }, 'work');
  const found = await findLetter(letter);
  if (!found || !(await findEngagement(firmActor(me), found.engagementId))) throw notFound();
  return letterFile(found);
}
