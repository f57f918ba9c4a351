import { sendLetter, type Paragraph } from '#app/platform/docx/docx.server.ts';
import type { SwitchLetter } from './letter.ts';

/** A Word file, so that its day and its list can be edited. */
export function letterDocx(letter: SwitchLetter): Promise<Response> {
  const { from, day, to, subject, greeting, opening, ask, papers, filing, consent, closing, signer } = letter;
  const apart = (text: string): Paragraph => ({ text, gap: true });
  return sendLetter('letter-to-your-accountant.docx', {
    title: subject,
    paragraphs: [
      ...from.map((text) => ({ text })),
      apart(day),
      apart(to),
      { text: subject, look: 'bold', gap: true },
      ...[greeting, opening, ask].map(apart),
      ...papers.map((text): Paragraph => ({ text, look: 'list' })),
      ...[filing, consent, closing, signer].map(apart),
    ],
  });
}
