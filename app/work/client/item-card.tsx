import { isFile, waysText } from '#app/work/core/checklists/media.ts';
import { sourceCodes } from '#app/work/core/checklists/source-codes.ts';
import { isAgain } from '#app/work/core/engagements/item-states.ts';
import { ValueField } from '#app/work/core/engagements/value-field.tsx';
import { isCurrent, type StoredDocument } from '#app/work/documents/document.ts';
import { DocumentList } from '#app/work/documents/document-list.tsx';
import { UploadForm } from '#app/work/documents/upload-form.tsx';
import { answerTo } from '#app/platform/forms/posted-forms.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import { NotMineForm } from './not-mine-form.tsx';
import type { OpenItem } from './sorted-items.ts';
import type { WorkAnswer } from './work-forms.ts';
import { SameAnswer } from './same-answers.tsx';
import { useToast } from './use-toast.ts';
import { WordsField } from './words-field.tsx';
import type { Work } from './work.server.ts';

type Props = { work: Work; item: OpenItem; refusal: WorkAnswer | undefined };

export function ItemCard({ work, item, refusal }: Props) {
  const { id, what, why, place, codes, media, isOptional, cameLast, reason, last } = item;
  const sent = work.documents.filter(({ itemId }) => itemId === id);
  const toast = useToast();
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
      {toast && isLossAt(toast, id) && (
        <div className="item-message my-3">
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
      {last ? (
        <SameAnswer work={work} item={item} last={last} />
      ) : (
        cameLast && <p className="hint">Last time you sent: {cameLast}</p>
      )}
      {codes.length > 0 && <Codes codes={codes} />}
      <p className="hint">{waysText(media)}</p>
      <DocumentList
        documents={sent}
        base="/work/documents"
        label={`Sent: ${what}`}
        files={`${work.path}/files`}
      />
      <div className="item-answers">
        <Answers {...{ work, item, refusal, sent }} />
        <NotMineForm work={work} item={item} refusal={refusal} />
      </div>
    </article>
  );
}

function isLossAt(toast: ReturnType<typeof useToast>, id: string): boolean {
  return toast?.at === id && toast.tone === 'loss';
}

type AnswersProps = Props & { sent: readonly StoredDocument[] };

function Answers({ work, item, refusal, sent }: AnswersProps) {
  const { id, media, takes, keepsOriginal } = item;
  const toast = useToast();
  const isFileFirst = takes !== 'approval' && isFile(takes);
  const upload = media.some(isFile) && (
    <UploadForm
      action={`${work.path}/files`}
      item={id}
      media={media}
      keepsOriginal={keepsOriginal}
      onward={work.open.length > 1 ? 'open' : 'top'}
      older={isAgain(item) ? sent.filter(isCurrent) : []}
    >
      {isFileFirst && media.includes('sentence') && <WordsField {...{ work, item, refusal }} />}
    </UploadForm>
  );
  if (isFileFirst) return upload;
  return (
    <>
      {takes !== 'sentence' && <ValueForm {...{ work, item, refusal }} />}
      {media.includes('sentence') && (
        <form method="post" action={work.path}>
          <input type="hidden" name="item" value={id} />
          <WordsField {...{ work, item, refusal }} isAlone={takes === 'sentence'} />
        </form>
      )}
      {upload && (
        <details open={sent.length > 0 || isLossAt(toast, id)}>
          <summary>Send a file instead</summary>
          {upload}
        </details>
      )}
    </>
  );
}

function ValueForm({ work, item, refusal }: Props) {
  const refused = answerTo(refusal, 'text', item.id);
  const isOurs = refused && refused.typed.text === undefined;
  return (
    <form method="post" action={work.path} className="grid gap-3">
      <input type="hidden" name="intent" value="text" />
      <input type="hidden" name="item" value={item.id} />
      <input type="hidden" name="mark" value={item.mark} />
      <ValueField item={item} typed={refused?.typed} error={isOurs ? refused.error : undefined} />
      <p>
        <Button type="submit" small>
          Send this answer
        </Button>
      </p>
    </form>
  );
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
