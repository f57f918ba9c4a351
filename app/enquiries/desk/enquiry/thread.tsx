import { Form, Link } from '@remix-run/react';
import { useMay } from '#app/accounts/access/use-may.ts';
import type { HeldScan } from '#app/platform/scan/states.ts';
import { clockText } from '#app/platform/core/time.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { When } from '#app/platform/ui/when.tsx';
import { Attached } from '#app/tools/saved/attached-calculation.tsx';
import { Sheet } from '#app/platform/ui/sheet.tsx';
import { filterQuery, type Filter } from '../inbox/filter.ts';
import { isUnproved, OriginLines } from './origin.tsx';
import type { Entry, Enquiry, EnquiryFile } from './enquiry.ts';
import { QuotedText } from '#app/platform/ui/quoted-text.tsx';
import { sizeText } from '#app/platform/ui/size-text.ts';

export function Thread({ enquiry, filter, me }: { enquiry: Enquiry; filter: Filter; me: string }) {
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
        <Files files={enquiry.files} enquiry={enquiry.id} filter={filter} />
        <Attached calculation={enquiry.calculation} />
      </Sheet>
      {enquiry.entries.length > 0 && (
        <ol className="mt-6 grid gap-4" aria-label="Replies and notes">
          {enquiry.entries.map((entry) => (
            <li key={entry.id}>
              <ThreadEntry entry={entry} enquiry={enquiry} filter={filter} me={me} />
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
function doneBy({ kind, authorId, goesAt }: Entry): string {
  if (goesAt) return 'wrote a reply';
  return kind === 'received' && authorId ? 'answered on the website' : DONE[kind];
}

type EntryProps = { entry: Entry; enquiry: Enquiry; filter: Filter; me: string };

function ThreadEntry({ entry, enquiry, filter, me }: EntryProps) {
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
      {entry.goesAt && <Waiting entry={entry} goesAt={entry.goesAt} enquiry={enquiry} me={me} />}
      <OriginLines origin={origin} own={[enquiry.email, enquiry.replyTo]} />
      <p className="desk-words">{body || 'No text.'}</p>
      <QuotedText text={quoted} words="desk-words" />
      {entry.receipts.map(({ sender, at: readAt }) => (
        <p key={`${sender} ${readAt}`} className="hint mt-2">
          Read <When at={new Date(readAt)} />, as the mail programme of {sender} says
        </p>
      ))}
      <Files files={files} enquiry={enquiry.id} filter={filter} />
    </article>
  );
}

type WaitingProps = Omit<EntryProps, 'filter'> & { goesAt: Date };

function Waiting({ entry: { id, authorId }, goesAt, enquiry, me }: WaitingProps) {
  return (
    <Form method="post" preventScrollReset className="mb-2 flex flex-wrap items-center gap-3">
      <input type="hidden" name="version" value={enquiry.version} />
      <input type="hidden" name="entry" value={id} />
      <span className="font-semibold">The mail goes at {clockText(goesAt)}.</span>
      {authorId === me && (
        <Button type="submit" name="intent" value="take-back" look="quiet" small>
          Undo<span className="sr-only"> this reply</span>
        </Button>
      )}
    </Form>
  );
}

const SCAN_TEXTS: Record<HeldScan, string> = {
  waiting: 'is being checked for viruses',
  infected: 'has a virus, and cannot be opened',
};

type FilesProps = { files: readonly EnquiryFile[]; enquiry: string; filter: Filter };

function Files({ files, enquiry, filter }: FilesProps) {
  const mayFile = useMay('work');
  if (files.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-1" aria-label="Files">
      {files.map((file) => (
        <li key={file.path}>
          {file.scan ? (
            file.name
          ) : (
            <a href={`/admin/messages/${enquiry}/${file.path}`} download>
              {file.name}
            </a>
          )}{' '}
          <span className="hint">{file.scan ? SCAN_TEXTS[file.scan] : sizeText(file.size)}</span>
          {mayFile && <Filing {...{ file, enquiry, filter }} />}
        </li>
      ))}
      {mayFile && files.filter(canBeFiled).length > 1 && (
        <li>
          <Link to={`/admin/messages/${enquiry}/file${filterQuery(filter)}`}>File several at once</Link>
        </li>
      )}
    </ul>
  );
}

const canBeFiled = ({ receivedId, scan }: EnquiryFile) => receivedId !== null && !scan;

function Filing({
  file: { name, scan, receivedId, filed },
  enquiry,
  filter,
}: Omit<FilesProps, 'files'> & { file: EnquiryFile }) {
  return (
    <>
      {filed.map(({ engagementId, itemId }) => (
        <span key={`${engagementId} ${itemId}`}>
          {' '}
          <Link to={`/admin/work/${engagementId}${itemId ? `#item-${itemId}` : ''}`}>Filed to this work</Link>
        </span>
      ))}
      {receivedId && !scan && (
        <>
          {' '}
          <Link to={`/admin/messages/${enquiry}/file/${receivedId}${filterQuery(filter)}`}>
            {filed.length > 0 ? 'File it again' : 'File it'}
            <span className="sr-only"> {name}</span>
          </Link>
        </>
      )}
    </>
  );
}
