import type { LoaderFunctionArgs } from '@remix-run/node';
import { letterPdfFile } from '#app/work/proposals/letter-file.server.ts';
import { requireLetter } from '#app/work/client/proposal.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  return letterPdfFile(await requireLetter(args));
}
