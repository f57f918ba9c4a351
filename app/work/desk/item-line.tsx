import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { StoredDocument } from '#app/work/documents/document.ts';
import { isFile } from '#app/work/core/checklists/media.ts';
import { DocumentList } from '#app/work/documents/document-list.tsx';
import { UploadForm } from '#app/work/documents/upload-form.tsx';
import {
  isAgain,
  isLocked,
  isOpenItem,
  isToReview,
  ITEM_STATE,
  type ItemAct,
} from '#app/work/core/engagements/item-states.ts';
import type { RequestItem } from '#app/work/core/engagements/items.server.ts';
import { LONGEST_ANSWER } from '#app/work/core/engagements/longest-answer.ts';
import { isNotMineText } from '#app/work/core/engagements/not-mine.ts';
import { ValueField } from '#app/work/core/engagements/value-field.tsx';
import { approvalMark } from '#app/work/core/engagements/approval.ts';
import { isDisputed } from '#app/work/core/engagements/signing.ts';
import { ApprovalFacts } from '#app/work/core/engagements/approval-facts.tsx';
import { Button } from '#app/platform/ui/button.tsx';
import { FieldError, TextArea } from '#app/platform/ui/field.tsx';
import { Mark } from '#app/platform/ui/mark.tsx';
import { unsentText } from './item-groups.ts';
import { InPersonForm } from './in-person-form.tsx';
import { SignPlaces } from './sign-places.tsx';
import { LONGEST_REASON, type ItemIntent, type Refusal } from './page.ts';

/** The client said this, with a reason, of something that we need. */
const NOT_MINE = { tone: 'veld', label: 'Not mine, says the client' } as const;

type Props = {
  engagementId: string;
  item: RequestItem;
  documents: readonly StoredDocument[];
  answer: Refusal | undefined;
  seen: Date;
  filing?: string;
};

export function ItemLine({ engagementId, item, documents, answer, seen, filing }: Props) {
  const { id, what, why, state, reason, cameLast, isOptional } = item;
  const refused = answer?.row === id ? answer : undefined;
  const { desk } = ITEM_STATE[state];
  const { tone, label } =
    approvalMark(item) ?? (isToReview(item) && isNotMineText(item.answer) ? NOT_MINE : desk);
  const isOpen = isOpenItem(item);
  const unsent = refused && unsentText(refused, state);
  return (
    <li id={`item-${id}`} tabIndex={-1} className="work-item">
      <div className="work-item-head">
        <p className="work-what">
          {item.approval && (item.approval.signing ? 'To sign: ' : 'To approve: ')}
          {what}
          {isOptional && <span className="hint"> (if there is one)</span>}
        </p>
        {item.approval?.signing && isDisputed(item.approval.signing) && (
          <Mark tone="loss">“This was not me”</Mark>
        )}
        <Mark tone={tone}>{label}</Mark>
      </div>
      {why && isOpen && <p className="hint desk-words">{why}</p>}
      {item.answerText && <p className="desk-words work-answer">{item.answerText}</p>}
      {item.approval && <ApprovalFacts approval={item.approval} state={state} who="They" />}
      <DocumentList
        documents={documents}
        base="/admin/documents"
        own="to_client"
        label={what}
        files={isLocked(item) ? undefined : `/admin/work/${engagementId}/files`}
        joined="from_client"
        filing={isLocked(item) ? undefined : filing}
      />
      {item.approval?.signing && (
        <>
          <SignPlaces {...{ item, approval: item.approval, signing: item.approval.signing, answer }} />
          <InPersonForm {...{ item, signing: item.approval.signing, answer }} />
        </>
      )}
      {reason && isAgain(item) && <p className="hint desk-words">Returned: {reason}</p>}
      {cameLast && (isOpen || isToReview(item)) && <p className="hint">Last time: {cameLast}</p>}
      <div className="work-item-acts">
        {actsOf(item).map((act) => (
          <ItemActs
            key={act}
            act={act}
            {...{ item, seen, engagementId, refused }}
            canBeDropped={documents.length === 0}
          />
        ))}
      </div>
      {unsent && (
        <TextArea
          id={`unsent-${id}`}
          label="What you typed, which was not sent"
          rows={2}
          readOnly
          defaultValue={unsent}
        />
      )}
      {refused &&
        !['return', 'answer', 'sign-place', 'no-sign-place', 'sign-in-person'].includes(refused.intent) && (
          <FieldError id={`error-${id}`} message={refused.error} />
        )}
    </li>
  );
}

/** What the client has approved, they alone take back. */
function actsOf({ state, approval }: RequestItem): readonly ItemAct[] {
  return approval?.given ? [] : ITEM_STATE[state].desk.acts;
}

function ItemActs({ act, ...form }: AnswerProps & { act: ItemAct }) {
  switch (act) {
    case 'accept':
      return (
        <Act {...form} act="accept">
          {form.item.approval ? 'Noted' : 'Accept'}
        </Act>
      );
    case 'return':
      return <ReturnForm {...form} />;
    case 'take-back':
      return (
        <Act {...form} act="reopen" quiet>
          {form.item.approval ? 'Take back “Noted”' : 'Take back the acceptance'}
        </Act>
      );
    case 'ask-again':
      return (
        <Act {...form} act="unanswer" quiet>
          Ask for it after all
        </Act>
      );
    case 'answer':
      return <AnswerForm {...form} />;
  }
}

type FormProps = Pick<Props, 'item' | 'seen'> & { refused?: Refusal };

function ReturnForm({ item, seen, refused }: FormProps) {
  const isRefused = refused?.intent === 'return';
  return (
    <details className="work-fold" open={isRefused}>
      <summary className="btn btn-quiet btn-small">Return</summary>
      <ItemForm item={item} seen={seen} act="return">
        <TextArea
          id={`reason-${item.id}`}
          name="reason"
          label="What is wrong, and what to do"
          rows={2}
          maxLength={LONGEST_REASON}
          required
          defaultValue={isRefused ? refused.typed.reason : ''}
          error={isRefused ? refused.error : undefined}
          hint="The client reads it."
        />
        <div>
          <Button type="submit" small>
            Return to the client
          </Button>
        </div>
      </ItemForm>
    </details>
  );
}

type AnswerProps = FormProps & { engagementId: string; canBeDropped: boolean };

function AnswerForm({ item, seen, refused, engagementId, canBeDropped }: AnswerProps) {
  const isRefused = refused?.intent === 'answer';
  const typed = isRefused ? refused.typed : undefined;
  return (
    <details className="work-fold" open={isRefused}>
      <summary className="btn btn-quiet btn-small">Answer for the client</summary>
      <div className="grid gap-4">
        {item.media.some(isFile) && (
          <UploadForm action={`/admin/work/${engagementId}/files`} item={item.id} media={item.media} />
        )}
        <ItemForm item={item} seen={seen} act="answer">
          {['amount', 'date'].includes(item.takes) ? (
            <ValueField item={item} typed={typed} error={isRefused ? refused.error : undefined} />
          ) : (
            <TextArea
              id={`text-${item.id}`}
              name="text"
              label="What the client said"
              rows={2}
              maxLength={LONGEST_ANSWER}
              defaultValue={typed?.text ?? ''}
              error={isRefused ? refused.error : undefined}
            />
          )}
          <div>
            <Button type="submit" look="quiet" small>
              Save the answer
            </Button>
          </div>
        </ItemForm>
        <div className="work-item-acts">
          <Act item={item} seen={seen} act="not-mine" quiet>
            Does not apply
          </Act>
          {canBeDropped && (
            <Act item={item} seen={seen} act="remove" quiet>
              Not needed any more
            </Act>
          )}
        </div>
      </div>
    </details>
  );
}

type ActProps = FormProps & { act: ItemIntent; quiet?: boolean; children: ReactNode };

function Act({ item, seen, act, quiet, children }: ActProps) {
  return (
    <ItemForm item={item} seen={seen} act={act}>
      <div>
        <Button type="submit" look={quiet ? 'quiet' : 'primary'} small>
          {children}
          <span className="sr-only">: {item.what}</span>
        </Button>
      </div>
    </ItemForm>
  );
}

function ItemForm({ item, seen, act, children }: ActProps) {
  return (
    <Form method="post" className="grid gap-3" key={`${item.version} ${act}`}>
      <input type="hidden" name="intent" value={act} />
      <input type="hidden" name="item" value={item.id} />
      <input type="hidden" name="version" value={item.version} />
      <input type="hidden" name="mark" value={item.mark} />
      <input type="hidden" name="seen" value={seen.toISOString()} />
      {children}
    </Form>
  );
}
