import type { ActionFunctionArgs } from '@remix-run/node';
import { requireMember } from '#app/accounts/member.server.ts';
import { optionsToAdd } from '#app/accounts/passkeys/add.server.ts';
import { isRecentlyProved } from '#app/accounts/proof.server.ts';
import { PRIVATE_PAGE } from '#app/http/cache.ts';
import { forbidden } from '#app/http/responses.ts';

/** For the script of the page, which then asks the browser to make a passkey. */
export async function action({ request }: ActionFunctionArgs) {
  const member = await requireMember(request);
  if (!isRecentlyProved(member)) throw forbidden('Enter your password again first.');
  return Response.json(await optionsToAdd(member), { headers: { 'Cache-Control': PRIVATE_PAGE } });
}
