import { Form } from '@remix-run/react';
import { APPROVAL_FIGURES } from '#app/platform/db/work-values.ts';
import { answerTo } from '#app/platform/forms/posted-forms.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { AmountField, FieldError, SelectField, TextArea, TextField } from '#app/platform/ui/field.tsx';
import { isForApproval, type StoredDocument } from '#app/work/documents/document.ts';
import type { Approval } from '#app/work/core/engagements/approval.ts';
import { LONGEST_REASON, type Refusal } from './page.ts';

const FIGURES: Record<Approval['figure'], string> = {
  none: 'No figure',
  refund: 'They are paid back',
  pay: 'They have to pay',
};

type Props = {
  /** Of what is asked for: it folds the form away once there is one more. */
  count: number;
  title: string;
  documents: readonly StoredDocument[];
  answer: Refusal | undefined;
};

/** Of what was delivered: the client approves all that is ticked at once. */
export function ApprovalForm({ count, title, documents, answer }: Props) {
  const refused = answerTo(answer, 'ask-approval');
  const files = documents.filter(isForApproval).toReversed();
  if (files.length === 0) return null;
  const ticked = refused ? String(refused.typed.document ?? '').split(' ') : files.map(({ id }) => id);
  return (
    <details
      className="work-fold"
      open={Boolean(refused)}
      key={`${count} ${files.map(({ id }) => id).join()}`}
    >
      <summary className="btn btn-quiet btn-small">Ask for approval</summary>
      <Form method="post" className="grid gap-4">
        <input type="hidden" name="intent" value="ask-approval" />
        <TextField
          id="approval-what"
          name="what"
          label="What they approve"
          maxLength={300}
          required
          autoComplete="off"
          defaultValue={refused?.typed.what ?? title}
          error={refused?.error}
        />
        <fieldset className="grid gap-2">
          <legend>Files that belong to it</legend>
          {files.map(({ id, name }) => (
            <label key={id} className="flex items-baseline gap-2">
              <input type="checkbox" name="document" value={id} defaultChecked={ticked.includes(id)} />
              <span className="[overflow-wrap:anywhere]">{name}</span>
            </label>
          ))}
          <FieldError id="approval-documents" message={refused?.errors.document} />
        </fieldset>
        <TextArea
          id="approval-why"
          name="why"
          label="What they should look at (optional)"
          rows={2}
          maxLength={LONGEST_REASON}
          defaultValue={refused?.typed.why}
        />
        <SelectField
          id="approval-figure"
          name="figure"
          label="What comes out"
          defaultValue={refused?.typed.figure ?? 'none'}
          options={APPROVAL_FIGURES.map((value) => ({ value, label: FIGURES[value] }))}
        />
        <AmountField
          id="approval-amount"
          name="amount"
          label="Amount in rand, if there is one"
          defaultValue={refused?.typed.amount}
          error={refused?.errors.amount}
        />
        <TextField
          id="approval-pay-by"
          name="payBy"
          type="date"
          label="To be paid by, if there is a day"
          defaultValue={refused?.typed.payBy}
          error={refused?.errors.payBy}
        />
        <div>
          <Button type="submit" small>
            Ask the client to approve
          </Button>
        </div>
      </Form>
    </details>
  );
}
