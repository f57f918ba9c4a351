import { Form } from '@remix-run/react';
import { useRef, type MouseEvent } from 'react';
import { Button } from '#app/platform/ui/button.tsx';
import { SelectField, TextArea } from '#app/platform/ui/field.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import { DraftOwner } from '#app/platform/drafts/draft-owner.tsx';
import { DraftFiles } from './draft-files.tsx';
import { GAP, GAP_START } from './gaps.ts';
import { insertTemplate } from './insert-template.ts';
import { sendWithKeys } from '#app/platform/ui/send-with-keys.ts';
import { lastOf, Stay, Submit, type Common } from './forms.tsx';
import { inSentence } from '#app/platform/core/text.ts';
import { SNOOZES } from '../inbox/snooze.ts';
import type { Template } from './templates.ts';
import type { ReplyTarget } from './reply-targets.ts';
import { writingText } from './writing-text.ts';

type Props = Common & { templates: readonly Template[]; replyAddress: string };

const AFTER = [
  { value: 'close', label: 'Mark as answered' },
  { value: 'open', label: 'Keep it open' },
  ...Object.entries(SNOOZES).map(([value, label]) => ({
    value,
    label: `Snooze: ${inSentence(label)}`,
  })),
];

/** Templates are submitted without JavaScript; with it they are added to the typed text at once. */
export function ReplyForm({ enquiry, me, owner = '', typed, error, templates, replyAddress }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { draft, writers } = enquiry;

  function insert(event: MouseEvent, text: string) {
    const field = form.current?.elements.namedItem('body');
    if (!(field instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    field.value = insertTemplate(field.value, text, templates);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
    // Where the answer is to be written: setting a value leaves the caret behind the closing.
    const gap = field.value.search(GAP);
    if (gap >= 0) field.setSelectionRange(gap + GAP_START, gap + GAP_START);
  }

  return (
    <section aria-labelledby="reply">
      <h2 id="reply" className="text-lg">
        Reply by mail
      </h2>
      {writers.length > 0 && (
        <div className="mt-3" data-writers>
          <Notice tone="plain" title={writingText(writers)} />
        </div>
      )}
      <Form
        method="post"
        encType="multipart/form-data"
        ref={form}
        id="reply-form"
        key={lastOf(enquiry, me, 'reply')}
        onKeyDown={sendWithKeys}
        className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        <input type="hidden" name="version" value={enquiry.version} />
        <DraftOwner owner={owner} />
        {/* Pressed by the Enter key in another field: the first button of a form. */}
        <button type="submit" name="intent" value="draft" hidden formNoValidate>
          Save draft
        </button>
        <Recipient targets={enquiry.replyTargets} chosen={typed?.to} />
        <TemplateButtons templates={templates} onInsert={insert} />
        <TextArea
          id="reply-body"
          name="body"
          label="Your reply"
          rows={11}
          maxLength={10_000}
          required
          defaultValue={typed?.body ?? draft.body}
          error={error}
          data-key="r"
          hint={<ReplyHint enquiry={enquiry} replyAddress={replyAddress} />}
        />
        <DraftFiles files={draft.files} />
        <div className="reply-send">
          <SelectField id="after" name="after" label="Then" options={AFTER} defaultValue={typed?.after} />
          <Submit intent="reply" label="Send reply" busy="Sending..." />
          <Button type="submit" name="intent" value="draft" look="quiet" formNoValidate>
            Save draft
          </Button>
          <Stay />
        </div>
        <draft-keeper
          class="hint"
          data-form="reply-form"
          data-path={`/admin/messages/${enquiry.id}/writing`}
          data-draft={`${me}.${enquiry.id}.reply`}
          data-sent={lastOf(enquiry, me, 'reply')}
          aria-live="polite"
          // The element fills it in.
          // oxlint-disable-next-line react/no-danger -- the markup is empty
          dangerouslySetInnerHTML={{ __html: '' }}
          suppressHydrationWarning
        />
      </Form>
    </section>
  );
}

type RecipientProps = { targets: readonly ReplyTarget[]; chosen?: string };

function Recipient({ targets, chosen }: RecipientProps) {
  if (targets.length < 2) return null;
  const options = targets.map(({ address, why }) => ({
    value: address,
    label: why ? `${address} (${why})` : address,
  }));
  return <SelectField id="reply-to" name="to" label="To" options={options} defaultValue={chosen} />;
}

type TemplateProps = {
  templates: readonly Template[];
  onInsert(event: MouseEvent, text: string): void;
};

const MOST_KEYS = 9;

function TemplateButtons({ templates, onInsert }: TemplateProps) {
  return (
    <p className="hint reply-templates">
      Begin with:
      {templates.map(({ id, label, text }, at) => (
        <button
          key={id}
          type="submit"
          name="intent"
          value={`insert:${id}`}
          className="link-button"
          formNoValidate
          onClick={(event) => onInsert(event, text)}
          data-key={at < MOST_KEYS ? at + 1 : undefined}
        >
          {at < MOST_KEYS && (
            <kbd className="needs-script" aria-hidden="true">
              {at + 1}
            </kbd>
          )}
          {label}
        </button>
      ))}
    </p>
  );
}

function ReplyHint({ enquiry, replyAddress }: Pick<Props, 'enquiry' | 'replyAddress'>) {
  const { replyTargets, replyTo } = enquiry;
  return (
    <>
      {replyTargets.length > 1 ? 'Goes to the address above' : `Goes to ${replyTo}`}; an answer comes to{' '}
      {replyAddress}. The message is quoted below it. <span className="needs-script">Ctrl+Enter sends.</span>
    </>
  );
}
