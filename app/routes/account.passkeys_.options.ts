import type { ActionFunctionArgs } from '@remix-run/node';
import { countPasskeyQuestion } from '#app/accounts/core/attempts.server.ts';
import { requireMember } from '#app/accounts/core/member.server.ts';
import { optionsToAdd } from '#app/accounts/core/passkeys/add.server.ts';
import { isRecentlyProved } from '#app/accounts/core/proof.server.ts';
import { PRIVATE_PAGE } from '#app/platform/http/cache.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { forbidden, tooManyRequests } from '#app/platform/http/responses.ts';

export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireMember(request);
  if (!isRecentlyProved(member)) throw forbidden('Enter your password again first.');
  const wait = await countPasskeyQuestion(contextOf(context).clientAddress);
  if (wait > 0) throw tooManyRequests(wait);
  return Response.json(await optionsToAdd(member), { headers: { 'Cache-Control': PRIVATE_PAGE } });
}
