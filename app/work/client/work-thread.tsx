import { firm } from '#app/platform/content/firm.ts';
import { DocumentList } from '#app/work/documents/document-list.tsx';
import { UploadForm } from '#app/work/documents/upload-form.tsx';
import { DraftOwner } from '#app/platform/drafts/draft-owner.tsx';
import type { EngagementMessage } from '#app/work/core/engagements/messages.server.ts';
import { WORK_DRAFT } from '#app/platform/forms/hidden-fields.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { TextArea } from '#app/platform/ui/field.tsx';
import { QuotedText } from '#app/platform/ui/quoted-text.tsx';
import { When } from '#app/platform/ui/when.tsx';
import type { WorkAnswer } from './work-forms.ts';
import type { Work } from './work.server.ts';

type Props = { work: Work; refusal: WorkAnswer | undefined };

export function WorkThread({ work, refusal }: Props) {
  const { messages, path } = work;
  return (
    <section id="messages" aria-labelledby="thread" className="work-part">
      <h2 id="thread" className="font-serif-text text-xl">
        Messages
      </h2>
      {messages.length === 0 && (
        <p className="hint">Ask us anything about this work. You find the answer here.</p>
      )}
      <ol className="thread" aria-label="Messages">
        {messages.map((message) => (
          <li key={message.id} data-ours={message.isOurs || undefined}>
            <Message message={message} work={work} />
          </li>
        ))}
      </ol>
      <MarkRead work={work} />
      <MessageForm work={work} refusal={refusal} />
      {work.isOpen && (
        <details className="mt-4">
          <summary className="link-summary">Send something else</summary>
          <p className="hint mb-3">A paper that we did not ask for, or a letter from SARS.</p>
          <UploadForm action={`${path}/files`} media={['file', 'photos']} />
        </details>
      )}
    </section>
  );
}

function Message({ message, work }: { message: EngagementMessage; work: Work }) {
  const { id, isOurs, authorName, text, isByMail, quoted, at } = message;
  return (
    <article>
      <p className="hint">
        <span className="font-semibold text-ink">{isOurs ? `${authorName}, ${firm.name}` : authorName}</span>
        {isByMail && <span>, by mail</span>}, <When at={at} />
      </p>
      <p className="thread-words">{text}</p>
      <QuotedText text={quoted} words="thread-words" />
      <DocumentList
        documents={work.documents.filter(({ noteId }) => noteId === id)}
        base="/work/documents"
        label="With this message"
      />
    </article>
  );
}

/** Opening the page marks nothing, as it may be a preview: the element posts the form when it is seen. */
function MarkRead({ work: { path, messages } }: { work: Work }) {
  const last = messages.findLast(({ isOurs, readAt }) => isOurs && !readAt);
  if (!last) return null;
  return (
    <form method="post" action={`${path}#messages`} className="mt-3">
      <input type="hidden" name="intent" value="read" />
      <input type="hidden" name="until" value={last.at.toISOString()} />
      <message-read>
        <Button type="submit" look="quiet" small>
          I have read this
        </Button>
      </message-read>
    </form>
  );
}

function MessageForm({ work: { path, key, owner, draft, messages }, refusal }: Props) {
  const kept = draft?.intent === 'message' ? draft.text : undefined;
  return (
    <form method="post" action={`${path}#messages`} className="mt-5 grid gap-3">
      <DraftOwner owner={owner} />
      <input type="hidden" name="intent" value="message" />
      <input type="hidden" name="until" value={messages.at(-1)?.at.toISOString()} />
      <input type="hidden" name="key" value={key} />
      <kept-answer
        class="block"
        data-draft={`${WORK_DRAFT}.${path.split('/').at(-1)}`}
        data-base={String(messages.length)}
      >
        <TextArea
          id="message"
          name="text"
          label="Your message"
          rows={4}
          // Back would fill in what was sent.
          autoComplete="off"
          defaultValue={refusal?.typed.text ?? kept}
          error={refusal?.error}
          required
        />
      </kept-answer>
      <p>
        <Button type="submit">Send the message</Button>
      </p>
    </form>
  );
}
