import { LetterUpload } from '#app/work/documents/letter-upload.tsx';
import type { Work } from './work.server.ts';

export function SarsLettersPart({ work }: { work: Work }) {
  const { sarsLetters, mayHaveLetters, path, key } = work;
  if (!mayHaveLetters && sarsLetters.length === 0) return null;
  return (
    <section aria-labelledby="sars-letters" className="work-part">
      <h2 id="sars-letters" className="font-serif-text text-xl" tabIndex={-1}>
        Letters from SARS
      </h2>
      {sarsLetters.length > 0 && (
        <ul className="mt-2 grid gap-3">
          {sarsLetters.map(({ id, says, next }) => (
            <li key={id}>
              <p>{says}</p>
              <p className="font-semibold">{next}</p>
            </li>
          ))}
        </ul>
      )}
      {mayHaveLetters && (
        <details className="work-fold">
          <summary>A letter from SARS came</summary>
          <p className="mb-3">
            Send it here as soon as it comes: often only a few days are left to answer. A photo of every page
            will do.
          </p>
          <LetterUpload
            action={`${path}/files`}
            letterId={key}
            label="The letter"
            words="What it is about, in a sentence (optional)"
            send="Send the letter"
          />
        </details>
      )}
    </section>
  );
}
