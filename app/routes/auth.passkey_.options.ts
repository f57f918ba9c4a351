import type { ActionFunctionArgs } from '@remix-run/node';
import { countPasskeyQuestion } from '#app/accounts/core/attempts.server.ts';
import { optionsToSignIn } from '#app/accounts/core/passkeys/sign-in.server.ts';
import { PRIVATE_PAGE } from '#app/platform/http/cache.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { tooManyRequests } from '#app/platform/http/responses.ts';

export async function action({ request, context }: ActionFunctionArgs) {
  const wait = await countPasskeyQuestion(contextOf(context).clientAddress);
  if (wait > 0) throw tooManyRequests(wait);
  return Response.json(await optionsToSignIn(request), { headers: { 'Cache-Control': PRIVATE_PAGE } });
}
