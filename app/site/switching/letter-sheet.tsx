import { switching } from '#content/switching.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { Sheet } from '#app/platform/ui/sheet.tsx';
import { letterText, type SwitchLetter } from './letter.ts';

const texts = switching.letter;

/** The whole print of the page. */
export function LetterSheet({ letter }: { letter: SwitchLetter }) {
  const { from, day, to, subject, greeting, opening, ask, papers, consent, closing, signer } = letter;
  return (
    <>
      <Sheet lifted margin className="letter-sheet">
        <div className="letter" translate="no">
          <p>
            {from.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </p>
          <p>{day}</p>
          <p>{to}</p>
          <p>
            <b>{subject}</b>
          </p>
          <p>{greeting}</p>
          <p>{opening}</p>
          <p>{ask}</p>
          <ul>
            {papers.map((paper) => (
              <li key={paper}>{paper}</li>
            ))}
          </ul>
          <p>{consent}</p>
          <p>{closing}</p>
          <p className="letter-signature">
            {signer}
            <span className="hint block">{texts.signature}</span>
          </p>
        </div>
      </Sheet>
      <copy-print class="no-print mt-5 flex flex-wrap items-center gap-3">
        <Button hidden>{texts.print}</Button>
        <Button look="quiet" hidden data-copy={letterText(letter)}>
          {texts.copy}
        </Button>
        <p className="hint basis-full">{texts.again}</p>
      </copy-print>
    </>
  );
}
