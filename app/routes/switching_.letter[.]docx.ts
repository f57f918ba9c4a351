import type { ActionFunctionArgs } from '@remix-run/node';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { methodNotAllowed, unprocessable } from '#app/platform/http/responses.ts';
import { letterDocx } from '#app/site/switching/letter-file.server.ts';
import { readLetter, writeLetter } from '#app/site/switching/letter.ts';

export function loader() {
  throw methodNotAllowed(['POST']);
}

export async function action({ request }: ActionFunctionArgs) {
  const today = southAfricanDay();
  const { entries, errors } = readLetter(await requireForm(request), today);
  const [first] = Object.values(errors);
  if (first) throw unprocessable(first);
  return letterDocx(writeLetter(entries, today));
}
