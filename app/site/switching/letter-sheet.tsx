import { switching } from '#content/switching.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { Sheet } from '#app/platform/ui/sheet.tsx';
import { LETTER_FILE_PATH, letterText, type LetterEntries, type SwitchLetter } from './letter.ts';

const texts = switching.letter;

export function LetterSheet({ letter, entries }: { letter: SwitchLetter; entries: LetterEntries }) {
  const { from, day, to, subject, greeting, opening, ask, papers, filing, consent, closing, signer } = letter;
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
          <p>{filing}</p>
          <p>{consent}</p>
          <p>{closing}</p>
          <p className="letter-signature">
            {signer}
            <span className="hint block">{texts.signature}</span>
          </p>
        </div>
      </Sheet>
      <div className="no-print mt-5 flex flex-wrap items-center gap-3">
        <form action={LETTER_FILE_PATH} method="post">
          {Object.entries(entries).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit">{texts.word}</Button>
        </form>
        <copy-print class="contents">
          <Button look="quiet" hidden data-copy={letterText(letter)}>
            {texts.copy}
          </Button>
          <Button look="quiet" hidden data-print="">
            {texts.print}
          </Button>
        </copy-print>
      </div>
      <p className="hint no-print mt-3">{texts.again(day)}</p>
    </>
  );
}
