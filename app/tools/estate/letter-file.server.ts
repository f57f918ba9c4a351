import { sendLetter, type Paragraph } from '#app/platform/docx/docx.server.ts';
import type { EstateLetter, LetterPart } from './letter.ts';

/** A Word file, so that the family can change the letter. */
export function letterDocx({ id, title, parts }: EstateLetter): Promise<Response> {
  return sendLetter(`letter-${id}.docx`, { title, paragraphs: parts.flatMap(paragraphsOf) });
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
