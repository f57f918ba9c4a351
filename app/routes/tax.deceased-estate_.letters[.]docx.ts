import type { ActionFunctionArgs } from '@remix-run/node';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { methodNotAllowed, unprocessable } from '#app/platform/http/responses.ts';
import { letterDocx } from '#app/tools/estate/letter-file.server.ts';
import { readLetterEntries } from '#app/tools/estate/letter-entries.ts';
import { writeLetter } from '#app/tools/estate/letter.ts';

export function loader() {
  throw methodNotAllowed(['POST']);
}

export async function action({ request }: ActionFunctionArgs) {
  const { entries, letter, ...refused } = readLetterEntries(await requireForm(request));
  if (entries) return letterDocx(writeLetter(letter, entries, southAfricanDay()));
  const [first] = 'errors' in refused ? Object.values(refused.errors) : [];
  throw unprocessable(first ?? 'The letter could not be written.');
}
