import { sourceCodes } from '#app/checklists/source-codes.ts';
import { DocumentList } from '#app/documents/document-list.tsx';
import { UploadForm } from '#app/documents/upload-form.tsx';
import { DraftOwner } from '#app/drafts/draft-owner.tsx';
import { isNotMineText } from '#app/engagements/not-mine.ts';
import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { NotMineForm } from './not-mine-form.tsx';
import type { OpenItem } from './sorted-items.ts';
import type { WorkRefusal } from './work-action.server.ts';
import type { Work } from './work.server.ts';

type Props = { work: Work; item: OpenItem; refusal: WorkRefusal | undefined };

export function ItemCard({ work, item, refusal }: Props) {
  const { id, what, why, place, codes, media, isOptional, cameLast, state, reason } = item;
  const sent = work.documents.filter(({ itemId }) => itemId === id);
  const takesFiles = media.some((medium) => medium !== 'text');
  return (
    <article aria-labelledby={`what-${id}`}>
      <h3 id={`what-${id}`}>
        {what}
        {isOptional && <span className="hint"> (if you have it)</span>}
      </h3>
      {state === 'returned' && reason && (
        <div className="my-3">
          <Notice tone="loss" title="Please look at this once more">
            {reason}
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
      <DocumentList documents={sent} base="/work/documents" label={`Sent: ${what}`} />
      <div className="item-answers">
        {takesFiles && <UploadForm action={`${work.path}/files`} item={id} media={media} />}
        {media.includes('text') && <TextForm {...{ work, item, refusal }} isOpen={!takesFiles} />}
        <NotMineForm work={work} item={item} refusal={refusal} />
      </div>
    </article>
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

function TextForm({ work, item, refusal: refused, isOpen }: Props & { isOpen: boolean }) {
  const { id, answer } = item;
  const refusal = refused?.intent === 'text' ? refused : undefined;
  const draft = work.draft?.intent === 'text' && work.draft.item === id ? work.draft.text : undefined;
  const written = answer !== null && !isNotMineText(answer) ? answer : undefined;
  const text = refusal?.text ?? draft ?? written;
  return (
    <details open={isOpen || text !== undefined}>
      <summary>Answer in words</summary>
      <form method="post" action={work.path} className="grid gap-3">
        <DraftOwner owner={work.owner} />
        <input type="hidden" name="intent" value="text" />
        <input type="hidden" name="item" value={id} />
        <TextArea
          id={`text-${id}`}
          name="text"
          label="Your answer"
          rows={3}
          defaultValue={text}
          error={refusal?.error}
          required
        />
        <p>
          <Button type="submit" small>
            Send this answer
          </Button>
        </p>
      </form>
    </details>
  );
}
