import { estateLettersPage } from '#content/estate-letters.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { letterText, type EstateLetter, type LetterPart } from './letter.ts';
import { LETTERS_PATH } from '#app/firm/deadlines/estate-days.ts';
import type { LetterEntries } from './letter-entries.ts';

type Props = { letter: EstateLetter; entries: LetterEntries };

export function LetterSheet({ letter, entries }: Props) {
  return (
    <section id="letter" className="letter-result" aria-label="The letter">
      <article className="letter-sheet sheet sheet-lifted">
        {letter.parts.map((part, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a letter is drawn whole
          <Part key={index} part={part} />
        ))}
      </article>
      <div className="letter-actions no-print">
        <form action={`${LETTERS_PATH}.docx`} method="post">
          {Object.entries({ ...entries, to: letter.id }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit">Download for Word</Button>
        </form>
        <copy-print class="contents">
          <Button look="quiet" hidden data-copy={letterText(letter)}>
            Copy
          </Button>
          <Button look="quiet" hidden data-print="">
            Print
          </Button>
        </copy-print>
      </div>
      <p className="hint no-print mt-3">{estateLettersPage.printed}</p>
      {letter.id === 'master' && <p className="hint no-print mt-1">{estateLettersPage.forms}</p>}
    </section>
  );
}

function Part({ part }: { part: LetterPart }) {
  switch (part.kind) {
    case 'lines':
      return <p className="whitespace-pre-line">{part.lines.join('\n')}</p>;
    case 'subject':
      return <h2>{part.text}</h2>;
    case 'text':
      return <p>{part.text}</p>;
    case 'list':
      return (
        <ul>
          {part.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
  }
}
