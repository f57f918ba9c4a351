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
  /** Its words can be written as PDF. */
  hasPdf?: boolean;
  /** Its PDF is the one that was accepted and sealed. */
  isSealed?: boolean;
};

/** `download`: its address, without the kind of file. */
type Props = { letter: ShownLetter; download?: string };

export function LetterArticle({
  letter: { id, about, title, version, sha256, html, hasPdf, isSealed },
  download,
}: Props) {
  const [first, rest] = partsOf(html);
  return (
    <Sheet margin id={`letter-${id}`} role="region" aria-labelledby={`about-${id} title-${id}`}>
      <p id={`title-${id}`} className="eyebrow">
        {title}
      </p>
      <h2 id={`about-${id}`} className="font-serif-text text-xl">
        {about}
      </h2>
      <Prose html={first} className="mt-4" />
      {rest && (
        <details className="letter-rest">
          <summary>Read the whole letter</summary>
          <Prose html={rest} className="mt-2" />
        </details>
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

/** What it is about, and all that follows. */
function partsOf(html: string): [string, string] {
  const second = html.indexOf('<h2', html.indexOf('<h2') + 1);
  return second > 0 ? [html.slice(0, second), html.slice(second)] : [html, ''];
}
