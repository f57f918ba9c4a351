import type { Medium } from '#app/work/core/checklists/define-checklist.ts';
import { sourceCodes } from '#app/work/core/checklists/source-codes.ts';
import { isAgain } from '#app/work/core/engagements/item-states.ts';
import { isCurrent } from '#app/work/documents/document.ts';
import { DocumentList } from '#app/work/documents/document-list.tsx';
import { UploadForm } from '#app/work/documents/upload-form.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import { NotMineForm } from './not-mine-form.tsx';
import type { OpenItem } from './sorted-items.ts';
import type { WorkAnswer } from './work-forms.ts';
import { useToast } from './use-toast.ts';
import { WordsField } from './words-field.tsx';
import type { Work } from './work.server.ts';

type Props = { work: Work; item: OpenItem; refusal: WorkAnswer | undefined };

export function ItemCard({ work, item, refusal }: Props) {
  const { id, what, why, place, codes, media, isOptional, cameLast, reason, keepsOriginal } = item;
  const sent = work.documents.filter(({ itemId }) => itemId === id);
  const toast = useToast();
  /** Words are what is wanted: their field comes first. */
  const isInWords = media[0] === 'text';
  const takesFiles = media.some((medium) => medium !== 'text');
  return (
    <article aria-labelledby={`what-${id}`}>
      <h3 id={`what-${id}`}>
        {what}
        {isOptional && <span className="hint"> (if you have it)</span>}
      </h3>
      {isAgain(item) && reason && (
        <div className="my-3">
          <Notice tone="loss" title="Please look at this once more">
            {reason}
          </Notice>
        </div>
      )}
      {toast?.at === id && toast.tone === 'loss' && (
        <div className="my-3">
          <Notice tone="loss" title={toast.title}>
            {toast.description}
          </Notice>
        </div>
      )}
      {why && <p>{why}</p>}
      {place && (
        <p>
          <span className="font-semibold">Where to find it: </span>
          {place}
        </p>
      )}
      {cameLast && <p className="hint">Last time you sent: {cameLast}</p>}
      {codes.length > 0 && <Codes codes={codes} />}
      <p className="hint">{takesText(media)}</p>
      <DocumentList
        documents={sent}
        base="/work/documents"
        label={`Sent: ${what}`}
        files={`${work.path}/files`}
      />
      <div className="item-answers">
        {isInWords && (
          <form method="post" action={work.path}>
            <input type="hidden" name="item" value={id} />
            <WordsField {...{ work, item, refusal }} isAlone />
          </form>
        )}
        {takesFiles && (
          <UploadForm
            action={`${work.path}/files`}
            item={id}
            media={media}
            keepsOriginal={keepsOriginal}
            older={isAgain(item) ? sent.filter(isCurrent) : []}
          >
            {!isInWords && media.includes('text') && <WordsField {...{ work, item, refusal }} />}
          </UploadForm>
        )}
        <NotMineForm work={work} item={item} refusal={refusal} />
      </div>
    </article>
  );
}

/** `Send a file or photos, or answer in words.` */
function takesText(media: readonly Medium[]): string {
  const files = [media.includes('file') && 'a file', media.includes('photos') && 'photos'].filter(Boolean);
  const sends = files.length > 0 && `send ${files.join(' or ')}`;
  const words = media.includes('text') && 'answer in words';
  const ways = (media[0] === 'text' ? [words, sends] : [sends, words])
    .filter((way) => way !== false)
    .join(', or ');
  return `${ways.charAt(0).toUpperCase()}${ways.slice(1)}.`;
}

function Codes({ codes }: { codes: readonly string[] }) {
  const known: Readonly<Record<string, string>> = sourceCodes;
  return (
    <details className="item-codes">
      <summary>Codes on it</summary>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <b>{code}</b> {known[code]}
          </li>
        ))}
      </ul>
    </details>
  );
}
