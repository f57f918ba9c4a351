import { DocumentList, JoinPhotos, loosePhotos } from '#app/work/documents/document-list.tsx';
import type { StoredDocument } from '#app/work/documents/document.ts';
import { UploadForm } from '#app/work/documents/upload-form.tsx';
import { isFile } from '#app/work/core/checklists/media.ts';
import { isLocked, isToReview, ITEM_STATE } from '#app/work/core/engagements/item-states.ts';
import { countText } from '#app/work/core/engagements/to-do.ts';
import type { ItemWithLast } from './same-answers.server.ts';
import { isNotMineText } from '#app/work/core/engagements/not-mine.ts';
import { approvalMark } from '#app/work/core/engagements/approval.ts';
import { ApprovalFacts } from '#app/work/core/engagements/approval-facts.tsx';
import { capitalised } from '#app/platform/core/text.ts';
import { Mark } from '#app/platform/ui/mark.tsx';
import { TakeBack } from './take-back.tsx';
import { WordsField } from './words-field.tsx';
import type { Work } from './work.server.ts';

export function AnsweredItems({ work }: { work: Work }) {
  const { answered, documents } = work;
  const others = documents.filter(
    ({ direction, itemId, noteId }) => direction === 'from_client' && !itemId && !noteId,
  );
  if (answered.length + others.length === 0) return null;
  return (
    <details className="work-fold" open={answered.some(({ id }) => id === work.sent)}>
      <summary>
        <h2 className="inline [font:inherit]">{`What you have answered (${answered.length + others.length})`}</h2>
      </summary>
      <ul className="with-us">
        {answered.map((item) => (
          <li key={item.id} id={`item-${item.id}`}>
            <Answered work={work} item={item} />
          </li>
        ))}
      </ul>
      <DocumentList
        documents={others}
        base="/work/documents"
        label="Other papers from you"
        files={work.isOpen ? `${work.path}/files` : undefined}
      />
    </details>
  );
}

function Answered({ work, item }: { work: Work; item: ItemWithLast }) {
  const { id, what, state, answer, answerText, last } = item;
  const { client, isNotMine } = ITEM_STATE[state];
  const { label, tone } =
    approvalMark(item) ?? (isNotMineText(answer) && isToReview(item) ? ITEM_STATE.not_mine.client : client);
  const sent = work.documents.filter(({ itemId }) => itemId === id);
  const canChange = work.isOpen && !isLocked(item);
  return (
    <article aria-labelledby={`what-${id}`}>
      <div className="with-us-head">
        <h3 id={`what-${id}`}>{what}</h3>
        <Mark tone={tone}>{label}</Mark>
      </div>
      {answerText && !isNotMine && <p className="with-us-words">{answerText}</p>}
      {last && (
        <p className="hint [overflow-wrap:anywhere]">
          {capitalised(last.when)}: {last.text}
        </p>
      )}
      {item.approval && <ApprovalFacts approval={item.approval} state={state} who="You" />}
      <DocumentList
        documents={sent}
        base="/work/documents"
        label={`Sent: ${what}`}
        files={canChange ? `${work.path}/files` : undefined}
        canJoin={id !== work.sent}
      />
      {id === work.sent && <Onward work={work} photos={loosePhotos(sent)} />}
      {canTakeBack(work, item) && <TakeBack work={work} item={item} />}
      {canChange && <Change {...{ work, item, sent }} />}
    </article>
  );
}

function canTakeBack(
  { canUnapprove, mayApprove, isOpen, reader }: Work,
  { approval }: ItemWithLast,
): boolean {
  if (!approval?.given) return false;
  const { signing } = approval;
  if (!signing) return canUnapprove;
  const isSigner = signing.signatures.some(({ email }) => email === reader);
  return mayApprove && isOpen && isSigner && !signing.sealed;
}

type OnwardProps = { work: Work; photos: readonly StoredDocument[] };

function Onward({ work, photos }: OnwardProps) {
  const words = onwardText(work.open.length);
  const link = (look: string, label: string) => (
    <a href={work.open.length > 0 ? '#open' : '#top'} className={look}>
      {label}
    </a>
  );
  if (photos.length === 0) return link('btn', words);
  return (
    <div className="with-us-onward">
      <JoinPhotos
        photos={photos}
        action={`${work.path}/files`}
        onward={`That is all: make one PDF of these ${photos.length}`}
      />
      {link('link-summary', words)}
    </div>
  );
}

function onwardText(left: number): string {
  if (left === 0) return 'That was everything: see where it stands';
  return `Go on: ${countText(left, 'thing', 'things')} left`;
}

type ChangeProps = { work: Work; item: ItemWithLast; sent: readonly StoredDocument[] };

function Change({ work, item, sent }: ChangeProps) {
  const { id, what, state, answer, media, mark, keepsOriginal } = item;
  const isNotMine = ITEM_STATE[state].isNotMine || isNotMineText(answer);
  const isWrong = item.approval !== null && isToReview(item);
  const takesMore = !isNotMine && media.some(isFile);
  return (
    <div className="with-us-change">
      {takesMore && (
        <UploadForm
          action={`${work.path}/files`}
          item={id}
          media={media}
          keepsOriginal={keepsOriginal}
          label={sent.length > 0 ? 'Add another page or file' : 'Add a file'}
        >
          {media.includes('sentence') && <WordsField work={work} item={item} />}
        </UploadForm>
      )}
      <form method="post" action={work.path}>
        <input type="hidden" name="item" value={id} />
        <input type="hidden" name="mark" value={mark} />
        <button type="submit" name="intent" value="reopen" className="link-button">
          {changeText(isWrong, isNotMine)}
          <span className="sr-only"> {what}</span>
        </button>
        {isWrong && (
          <p className="hint">
            We stop looking at what you wrote. It stays in the field, and you can send it again.
          </p>
        )}
      </form>
    </div>
  );
}

/** What is to be approved or signed is answered once what was said against it is taken back. */
function changeText(isWrong: boolean, isNotMine: boolean | undefined): string {
  if (isWrong) return 'Take back “Something is wrong”';
  return isNotMine ? 'It is mine after all' : 'Answer it differently';
}
