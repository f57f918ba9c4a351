import type { LoaderFunctionArgs } from '@remix-run/node';
import { notFound } from '#app/platform/http/responses.ts';
import { letterFile } from '#app/work/proposals/letter-file.ts';
import { requireProposal } from '#app/work/client/proposal.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { proposal } = await requireProposal(args);
  const letter = proposal.letters.find(({ id }) => id === args.params.letter);
  if (!letter) throw notFound();
  return letterFile(letter);
}
