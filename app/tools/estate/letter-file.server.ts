import { DOCX_TYPE, writeDocx, type Paragraph } from '#app/platform/docx/docx.server.ts';
import { PRIVATE_PAGE } from '#app/platform/http/cache.ts';
import type { EstateLetter, LetterPart } from './letter.ts';

const ROOM_TO_SIGN: readonly Paragraph[] = Array.from({ length: 3 }, () => ({ text: '' }));

/** A Word file, so that the family can change the letter. */
export async function letterDocx({ id, title, parts }: EstateLetter): Promise<Response> {
  const paragraphs = parts.flatMap(paragraphsOf);
  const file = await writeDocx({
    title,
    paragraphs: [...paragraphs.slice(0, -1), ...ROOM_TO_SIGN, ...paragraphs.slice(-1)],
  });
  return new Response(new Uint8Array(file), {
    headers: {
      'Content-Type': DOCX_TYPE,
      'Content-Disposition': `attachment; filename="letter-${id}.docx"`,
      'Cache-Control': PRIVATE_PAGE,
    },
  });
}

function paragraphsOf(part: LetterPart): readonly Paragraph[] {
  switch (part.kind) {
    case 'lines':
      return part.lines.map((text, index) => ({ text, gap: index === 0 }));
    case 'list':
      return part.items.map((text) => ({ text, look: 'list' }));
    case 'subject':
      return [{ text: part.text, look: 'bold', gap: true }];
    case 'text':
      return [{ text: part.text, gap: true }];
  }
}
