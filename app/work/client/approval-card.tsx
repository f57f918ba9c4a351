import { DraftOwner } from '#app/platform/drafts/draft-owner.tsx';
import { answerTo } from '#app/platform/forms/posted-forms.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import { TextArea } from '#app/platform/ui/field.tsx';
import { figureText, type Approval } from '#app/work/core/engagements/approval.ts';
import { isAgain } from '#app/work/core/engagements/item-states.ts';
import type { RequestItem } from '#app/work/core/engagements/items.server.ts';
import { LONGEST_ANSWER } from '#app/work/core/engagements/longest-answer.ts';
import { DocumentList } from '#app/work/documents/document-list.tsx';
import { turnToSign } from '#app/work/core/engagements/signing.ts';
import { AnotherCode, CodeField } from './code-field.tsx';
import { SignForm } from './sign-card.tsx';
import type { WorkAnswer } from './work-forms.ts';
import type { Work } from './work.server.ts';

type Props = { work: Work; item: RequestItem; approval: Approval; refusal: WorkAnswer | undefined };

export function ToApprove({ work, refusal }: Pick<Props, 'work' | 'refusal'>) {
  return (
    <section aria-labelledby="to-approve" className="work-part">
      <h2 id="to-approve" className="font-serif-text text-xl">
        {titleOf(work)}
      </h2>
      {work.toApprove.map(
        (item) =>
          item.approval && (
            <div key={item.id} id={`item-${item.id}`} className="mt-4">
              <ApprovalCard {...{ work, item, approval: item.approval, refusal }} />
            </div>
          ),
      )}
    </section>
  );
}

/** Whether this reader approves or signs it now: not what they have signed, nor what others sign. */
export function waitsFor(
  { reader, today }: Pick<Work, 'reader' | 'today'>,
  { approval }: RequestItem,
): boolean {
  return !approval?.signing || turnToSign(approval.signing, reader, today) === 'now';
}

function titleOf(work: Work): string {
  const items = work.toApprove.filter((item) => waitsFor(work, item));
  if (items.length === 0) return 'Others have still to sign';
  const toSign = items.filter(({ approval }) => approval?.signing).length;
  if (toSign === 0) return 'For your approval';
  return toSign < items.length ? 'To approve and to sign' : 'To sign';
}

function ApprovalCard({ work, item, approval, refusal }: Props) {
  const { id, what, why, reason } = item;
  const wanted = new Set(approval.documents.map(({ id: of }) => of));
  const files = work.documents.filter((document) => wanted.has(document.id));
  const figure = figureText(approval, 'You');
  return (
    <article aria-labelledby={`what-${id}`}>
      <h3 id={`what-${id}`} className="font-semibold">
        {what}
      </h3>
      {isAgain(item) && reason && (
        <div className="my-3">
          <Notice title="Our answer">{reason}</Notice>
        </div>
      )}
      {figure && <p className="my-2 text-xl font-semibold">{figure}</p>}
      {why && <p>{why}</p>}
      <DocumentList documents={files} base="/work/documents" label={`${labelOf(work, item)}: ${what}`} />
      {files.length < wanted.size ? (
        <p className="hint">We took one of the files back. We send it again, and ask you once more.</p>
      ) : (
        <Answers {...{ work, item, approval, refusal }} />
      )}
    </article>
  );
}

function labelOf(work: Work, item: RequestItem): string {
  if (!item.approval?.signing) return 'To approve';
  return waitsFor(work, item) ? 'To sign' : 'Files';
}

function Answers({ work, item, approval, refusal }: Props) {
  const refused = answerTo(refusal, 'wrong', item.id);
  const draft = work.draft?.intent === 'wrong' && work.draft.item === item.id ? work.draft.text : undefined;
  const text = refused?.typed.text ?? draft;
  // What was said against it stays after it was taken back.
  const words = text ?? item.answer ?? undefined;
  const { signing } = approval;
  if (!work.mayApprove)
    return (
      <p className="hint">You send papers for this client. An owner {signing ? 'signs' : 'approves'} this.</p>
    );
  if (signing && !signing.signers.some(({ email }) => email === work.reader))
    return <SignForm {...{ work, item, signing, refusal }} />;
  return (
    <div className="item-answers">
      {signing ? (
        <SignForm {...{ work, item, signing, refusal }} />
      ) : (
        <ApproveForm {...{ work, item, refusal }} />
      )}
      <details open={text !== undefined || (work.wanted === item.id && words !== undefined)}>
        <summary>
          Something is wrong<span className="sr-only"> with {item.what}</span>
        </summary>
        <form method="post" action={work.path} className="grid gap-3">
          <input type="hidden" name="intent" value="wrong" />
          <input type="hidden" name="stood" value={work.stood[item.id]} />
          <input type="hidden" name="item" value={item.id} />
          <DraftOwner owner={work.owner} />
          <TextArea
            id={`wrong-${item.id}`}
            name="text"
            label="What is wrong, and on which page"
            rows={4}
            maxLength={LONGEST_ANSWER}
            required
            defaultValue={words}
            error={refused?.error}
          />
          <p>
            <Button type="submit" look="quiet" small>
              Send to us
            </Button>
          </p>
        </form>
      </details>
    </div>
  );
}

function ApproveForm({ work, item, refusal }: Pick<Props, 'work' | 'item' | 'refusal'>) {
  const answer = answerTo(refusal, 'approve', item.id);
  return (
    <auth-form class="block">
      <form method="post" action={work.path} className="grid gap-2">
        <input type="hidden" name="item" value={item.id} />
        <input type="hidden" name="intent" value="approve" />
        <input type="hidden" name="stood" value={work.stood[item.id]} />
        <DraftOwner owner={work.owner} />
        <CodeField id={item.id} answer={answer} done="approved" />
        <p>
          <Button type="submit">
            Approve<span className="sr-only"> {item.what}</span>
          </Button>
        </p>
        <AnotherCode answer={answer} />
        <p className="hint">
          You say that the files above are right and complete. We keep who approved, when, and which files.
        </p>
      </form>
    </auth-form>
  );
}
