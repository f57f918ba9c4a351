import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { firmActor } from '#app/accounts/core/actor.ts';
import { findEngagement } from '#app/work/core/engagements/find.server.ts';
import { notFound } from '#app/platform/http/responses.ts';
import { findLetter } from '#app/work/proposals/find.server.ts';
import { letterFile } from '#app/work/proposals/letter-file.server.ts';

export const handle = { permission: 'work' } satisfies DeskHandle;

export async function loader({ request, context, params: { letter = '' } }: LoaderFunctionArgs) {
  const me = await requireAccess({ request, context }, 'work');
  const found = await findLetter(letter);
  const work = found && (await findEngagement(firmActor(me), found.engagementId));
  if (!work) throw notFound();
  return letterFile({ ...found, about: work.title });
}
