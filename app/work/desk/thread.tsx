import { Form } from '@remix-run/react';
import { sendWithKeys } from '#app/platform/ui/send-with-keys.ts';
import type { StoredDocument } from '#app/work/documents/document.ts';
import { DocumentList } from '#app/work/documents/document-list.tsx';
import { DraftOwner } from '#app/platform/drafts/draft-owner.tsx';
import { DraftTextArea } from '#app/platform/drafts/draft-text-area.tsx';
import type { EngagementMessage } from '#app/work/core/engagements/messages.server.ts';
import { answerTo } from '#app/platform/forms/posted-forms.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { Mark } from '#app/platform/ui/mark.tsx';
import { QuotedText } from '#app/platform/ui/quoted-text.tsx';
import { When } from '#app/platform/ui/when.tsx';
import { NOBODY_IS_MAILED } from '#app/work/core/notices/nobody.ts';
import { LONGEST_MESSAGE, type Refusal } from './page.ts';
import { UndoForm } from './undo-form.tsx';
import { ButtonForm } from '#app/platform/ui/button-form.tsx';

type Props = {
  engagementId: string;
  messages: readonly EngagementMessage[];
  seenFirst: readonly string[];
  documents: readonly StoredDocument[];
  /** Under this path a paper that came with a message is filed to an item. */
  filing: string | undefined;
  me: string;
  owner: string;
  draft: string;
  submissionKey: string;
  answer: Refusal | undefined;
  isMailed: boolean;
};

/** A reply marks the client's messages as read; so does the button beside it. */
export function Thread({ messages, seenFirst, documents, filing, ...form }: Props) {
  const unread = messages.filter(({ isOurs, readAt }) => !isOurs && !readAt);
  return (
    <>
      {messages.length > 0 && (
        <ol className="work-thread" aria-label="Messages">
          {messages.map((message) => (
            <li key={message.id} className="work-message" data-ours={message.isOurs || undefined}>
              <p className="hint">
                <span className="font-semibold text-ink">{message.authorName}</span>
                {message.isByMail && <span>, by mail</span>}, <When at={message.at} />
                {message.isOurs && message.readAt && (
                  <>
                    , read <When at={message.readAt} />
                    {seenFirst.includes(message.id) && ' on the page: not mailed'}
                  </>
                )}{' '}
                {!message.isOurs && !message.readAt && <Mark tone="bloom">New</Mark>}
              </p>
              <p className="desk-words">{message.text}</p>
              <QuotedText text={message.quoted} words="desk-words" />
              {message.hasSource && (
                <p className="mt-2">
                  <a href={`/admin/work/${form.engagementId}/mail/${message.id}`} download>
                    The whole mail (.eml)
                  </a>
                </p>
              )}
              <DocumentList
                documents={documents.filter(({ noteId }) => noteId === message.id)}
                base="/admin/documents"
                own="to_client"
                filing={filing}
              />
              {message.undoStep && (
                <UndoForm
                  steps={[message.undoStep]}
                  path={`/admin/work/${form.engagementId}#messages`}
                  what={message.text.slice(0, 80)}
                />
              )}
            </li>
          ))}
        </ol>
      )}
      {unread.length > 0 && (
        <ButtonForm intent="read" fields={{ until: unread.at(-1)?.at.toISOString() ?? '' }} className="mt-3">
          Read, needs no answer
        </ButtonForm>
      )}
      <ReplyForm
        {...form}
        until={messages.at(-1)?.at}
        last={messages.findLast(({ isOurs }) => isOurs)?.id ?? ''}
      />
    </>
  );
}

type ReplyProps = Omit<Props, 'messages' | 'seenFirst' | 'documents' | 'filing'> & {
  last: string;
  until: Date | undefined;
};

const MAILED =
  'The client gets a mail that there is one, and reads it here: signed in, or with a code from the mail’s link.';

function ReplyForm({
  isMailed,
  engagementId,
  me,
  owner,
  draft,
  submissionKey,
  answer,
  last,
  until,
}: ReplyProps) {
  const refused = answerTo(answer, 'message');
  return (
    <Form method="post" className="mt-5 grid gap-3" key={last} onKeyDown={sendWithKeys}>
      <input type="hidden" name="intent" value="message" />
      <input type="hidden" name="key" value={submissionKey} />
      <input type="hidden" name="until" value={until?.toISOString()} />
      <DraftOwner owner={owner} />
      <DraftTextArea
        draft={`${me}.${engagementId}.message`}
        base={last}
        id="message-text"
        name="text"
        label="Message to the client"
        rows={3}
        // Back would fill in what was sent.
        autoComplete="off"
        maxLength={LONGEST_MESSAGE}
        required
        defaultValue={refused?.typed.text ?? draft}
        error={refused?.error}
        hint={
          <>
            {isMailed ? MAILED : NOBODY_IS_MAILED} <span className="needs-script">Ctrl+Enter sends.</span>
          </>
        }
      />
      <div>
        <Button type="submit" look="quiet" data-sends>
          Send message
        </Button>
      </div>
    </Form>
  );
}
