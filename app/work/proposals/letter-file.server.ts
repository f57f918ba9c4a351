import { PRIVATE_PAGE } from '#app/platform/http/cache.ts';
import { notFound } from '#app/platform/http/responses.ts';
import { isWritable, letterPdf } from './letter-pdf.server.ts';

/** `about`: the work and its period. */
type Letter = { title: string; about: string; words: string };

export function letterFile(letter: Letter): Response {
  return file(letter.words, `${nameOf(letter)}.txt`, 'text/plain; charset=utf-8');
}

export async function letterPdfFile(letter: Letter): Promise<Response> {
  if (!isWritable(letter.words)) throw notFound();
  return file(new Uint8Array(await letterPdf(letter)), `${nameOf(letter)}.pdf`, 'application/pdf');
}

/** Two letters of one kind are told apart by their work. */
function nameOf({ title, about }: Letter): string {
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
