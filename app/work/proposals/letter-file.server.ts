import { PRIVATE_PAGE } from '#app/platform/http/cache.ts';
import { notFound } from '#app/platform/http/responses.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { documentKey } from '#app/work/documents/keys.ts';
import { isWritable, letterPdf } from '#app/work/letters/letter-pdf.server.ts';

/** `about`: the work and its period. */
type Letter = { title: string; about: string; words: string };

export function letterFile(letter: Letter): Response {
  return file(letter.words, `${letterName(letter)}.txt`, 'text/plain; charset=utf-8');
}

/** Once it is accepted, as it was sealed. */
export async function letterPdfFile(letter: Letter & { sealedId: string | null }): Promise<Response> {
  if (!isWritable(letter.words)) throw notFound();
  const sealed = letter.sealedId && (await storage().get(documentKey(letter.sealedId)));
  const name = `${letterName(letter)}${sealed ? ', signed' : ''}.pdf`;
  const bytes = sealed ? sealed.bytes : await letterPdf(letter);
  return file(new Uint8Array(bytes), name, 'application/pdf');
}

/** Two letters of one kind are told apart by their work. */
export function letterName({ title, about }: Pick<Letter, 'title' | 'about'>): string {
  return `${about} ${title}`.replaceAll(/[^\p{L}\p{Nd}]+/gu, ' ').trim();
}

function file(body: string | Uint8Array<ArrayBuffer>, name: string, type: string): Response {
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'Cache-Control': PRIVATE_PAGE,
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    },
  });
}
