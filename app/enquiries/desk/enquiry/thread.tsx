import type { HeldScan } from '#app/platform/scan/states.ts';
import { When } from '#app/platform/ui/when.tsx';
import { Attached } from '#app/tools/saved/attached-calculation.tsx';
import { Sheet } from '#app/platform/ui/sheet.tsx';
import { isUnproved, OriginLines } from './origin.tsx';
import type { Entry, Enquiry, EnquiryFile } from './enquiry.ts';
import { QuotedText } from '#app/platform/ui/quoted-text.tsx';
import { sizeText } from '#app/platform/ui/size-text.ts';

export function Thread({ enquiry }: { enquiry: Enquiry }) {
  return (
    <>
      <Sheet margin>
        <p className="hint mb-4">
          {isUnproved(enquiry.origin) ? (
            <span>
              Says it is from{' '}
              <span className="font-semibold text-ink" translate="no">
                {enquiry.name} &lt;{enquiry.email}&gt;
              </span>
              , by mail
            </span>
          ) : (
            <span>
              <span className="font-semibold text-ink" translate="no">
                {enquiry.name}
              </span>{' '}
              {enquiry.channel === 'mail' ? 'wrote by mail' : 'wrote'}
            </span>
          )}
          , <When at={enquiry.receivedAt} />
        </p>
        <OriginLines origin={enquiry.origin} own={[enquiry.email]} />
        <p className="desk-words">{enquiry.message}</p>
        <Files files={enquiry.files} enquiry={enquiry.id} />
        <Attached calculation={enquiry.calculation} />
      </Sheet>
      {enquiry.entries.length > 0 && (
        <ol className="mt-6 grid gap-4" aria-label="Replies and notes">
          {enquiry.entries.map((entry) => (
            <li key={entry.id}>
              <ThreadEntry entry={entry} enquiry={enquiry} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

const DONE: Record<Entry['kind'], string> = {
  note: 'noted for colleagues',
  reply: 'replied by mail',
  received: 'answered by mail',
};

/** A member's answer in their account has its author; a mail has none. */
function doneBy({ kind, authorId }: Entry): string {
  return kind === 'received' && authorId ? 'answered on the website' : DONE[kind];
}

type EntryProps = { entry: Entry; enquiry: Enquiry };

function ThreadEntry({ entry, enquiry }: EntryProps) {
  const { kind, by, body, quoted, isAutomatic, files, at, origin } = entry;
  const isNote = kind === 'note';
  return (
    <article
      className={`rounded-sheet border p-4 ${isNote ? 'border-dashed border-rule-strong' : 'border-rule bg-sheet'}`}
    >
      <p className="hint mb-2">
        {isUnproved(origin) && <span>Says it is from </span>}
        <span className="font-semibold text-ink">{by}</span>{' '}
        {isAutomatic ? 'answered automatically' : doneBy(entry)}, <When at={at} />
      </p>
      <OriginLines origin={origin} own={[enquiry.email, enquiry.replyTo]} />
      <p className="desk-words">{body || 'No text.'}</p>
      <QuotedText text={quoted} words="desk-words" />
      {entry.receipts.map(({ sender, at: readAt }) => (
        <p key={`${sender} ${readAt}`} className="hint mt-2">
          Read <When at={new Date(readAt)} />, as the mail programme of {sender} says
        </p>
      ))}
      <Files files={files} enquiry={enquiry.id} />
    </article>
  );
}

const SCAN_TEXTS: Record<HeldScan, string> = {
  waiting: 'is being checked for viruses',
  infected: 'has a virus, and cannot be opened',
};

function Files({ files, enquiry }: { files: readonly EnquiryFile[]; enquiry: string }) {
  if (files.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-1" aria-label="Files">
      {files.map(({ path, name, size, scan }) => (
        <li key={path}>
          {scan ? (
            name
          ) : (
            <a href={`/admin/messages/${enquiry}/${path}`} download>
              {name}
            </a>
          )}{' '}
          <span className="hint">{scan ? SCAN_TEXTS[scan] : sizeText(size)}</span>
        </li>
      ))}
    </ul>
  );
}
