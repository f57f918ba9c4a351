import type { ReactNode } from 'react';
import { firm } from '#app/platform/content/firm.ts';
import { Sheet } from '#app/platform/ui/sheet.tsx';
import { When } from '#app/platform/ui/when.tsx';
import type { OwnEnquiry, OwnEnquiryEntry } from './enquiry.ts';

const WORDS = '[overflow-wrap:anywhere] whitespace-pre-line';

export function EnquiryEntries({ enquiry }: { enquiry: OwnEnquiry }) {
  const { id, message, isByMail, sentAt, files, entries } = enquiry;
  return (
    <ol className="grid gap-4" aria-label="Conversation">
      <li>
        <Sheet margin>
          <Head by="You" how={isByMail ? 'wrote by mail' : 'wrote'} at={sentAt} />
          <p className={WORDS}>{message || 'No text.'}</p>
          <Files files={files} enquiry={id} />
        </Sheet>
      </li>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Entry entry={entry} enquiry={id} />
        </li>
      ))}
    </ol>
  );
}

function Entry({ entry, enquiry }: { entry: OwnEnquiryEntry; enquiry: string }) {
  const { isOurs, isByMail, body, quoted, at, files } = entry;
  return (
    <article className={isOurs ? 'rounded-sheet border border-rule-strong bg-sheet p-5' : 'px-5 py-2'}>
      <Head
        by={isOurs ? firm.name : 'You'}
        how={isOurs ? 'answered' : isByMail ? 'wrote by mail' : 'wrote'}
        at={at}
      />
      <p className={WORDS}>{body || 'No text.'}</p>
      {quoted && (
        <details className="mt-3">
          <summary className="hint inline-flex min-h-11 cursor-pointer items-center">Quoted text</summary>
          <p className={`${WORDS} text-ink-soft`}>{quoted}</p>
        </details>
      )}
      <Files files={files} enquiry={enquiry} />
    </article>
  );
}

function Head({ by, how, at }: { by: ReactNode; how: string; at: Date }) {
  return (
    <p className="hint mb-2">
      <span className="font-semibold text-ink">{by}</span> {how}, <When at={at} />
    </p>
  );
}

function Files({ files, enquiry }: { files: OwnEnquiry['files']; enquiry: string }) {
  if (files.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-1" aria-label="Files">
      {files.map(({ path, name, size }) => (
        <li key={path}>
          <a href={`/account/enquiries/${enquiry}/${path}`} download>
            {name}
          </a>{' '}
          <span className="hint">{Math.max(1, Math.round(size / 1000))} kB</span>
        </li>
      ))}
    </ul>
  );
}
