import { Prose } from '#app/platform/markdown/prose.tsx';
import { Sheet } from '#app/platform/ui/sheet.tsx';
import { ForTheRecord } from './for-the-record.tsx';

export type ShownLetter = {
  id: string;
  about: string;
  title: string;
  version: number;
  sha256: string;
  html: string;
  hasPdf?: boolean;
  /** Its PDF is the one that was accepted and sealed. */
  isSealed?: boolean;
};

/** `own`: its part beside the terms that stand below for all letters. `facts`: of it, in short. */
type Among = { own: string; facts: readonly string[] };

/** `download`: its address, without the kind of file. `among`: one of several. */
type Props = { letter: ShownLetter; download?: string; among?: Among };

export function LetterArticle({
  letter: { id, about, title, version, sha256, html, hasPdf, isSealed },
  download,
  among,
}: Props) {
  const [first, rest] = among ? ['', among.own] : partsOf(html);
  return (
    <Sheet margin id={`letter-${id}`} role="region" aria-labelledby={`about-${id} title-${id}`}>
      <p id={`title-${id}`} className="eyebrow">
        {title}
      </p>
      <h2 id={`about-${id}`} className="font-serif-text text-xl">
        {about}
      </h2>
      {first && <Prose html={first} className="mt-4" />}
      {among?.facts.map((fact) => (
        <p key={fact} className="mt-2">
          {fact}
        </p>
      ))}
      {rest && (
        <details className="letter-rest">
          <summary>
            {among ? 'Read its own part: what it covers, what we do, what you do' : 'Read the whole letter'}
            {among && <span className="sr-only">, {about}</span>}
          </summary>
          <Prose html={rest} className="mt-2" />
        </details>
      )}
      {among && (
        <p>
          It ends with <a href={`#${TERMS}`}>the terms of all letters</a>, below.
        </p>
      )}
      <div className="letter-mark hint">
        <ForTheRecord sha256={sha256}>
          <p>Version {version} of this letter.</p>
        </ForTheRecord>
        {download && (
          <p className="mt-2">
            {hasPdf && (
              <>
                <a href={`${download}.pdf`} download className="more">
                  Download it as PDF{isSealed && ', accepted and sealed'}
                  <span className="sr-only">: {about}</span>
                </a>{' '}
                or{' '}
              </>
            )}
            <a href={`${download}.txt`} download className="more">
              {hasPdf ? 'as text' : 'Download it as text'}
              <span className="sr-only">: {about}</span>
            </a>
          </p>
        )}
      </div>
    </Sheet>
  );
}

const TERMS = 'terms';

export function SharedTerms({ html, letters }: { html: string; letters: number }) {
  return (
    <Sheet margin id={TERMS} role="region" aria-labelledby="terms-title">
      <h2 id="terms-title" className="font-serif-text text-xl">
        {letters === 2 ? 'The terms of both letters' : `The terms of all ${letters} letters`}
      </h2>
      <p className="mt-3">
        They are the same, word for word, at the end of each letter, and a part of it. Each file has its
        letter whole, as you accept it.
      </p>
      <Prose html={html} className="mt-4" />
    </Sheet>
  );
}

function partsOf(html: string): [string, string] {
  const second = html.indexOf('<h2', html.indexOf('<h2') + 1);
  return second > 0 ? [html.slice(0, second), html.slice(second)] : [html, ''];
}
