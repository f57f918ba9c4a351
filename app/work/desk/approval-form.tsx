import { Form } from '@remix-run/react';
import { answerTo } from '#app/platform/forms/posted-forms.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { TextArea, TextField } from '#app/platform/ui/field.tsx';
import { isForApproval, type StoredDocument } from '#app/work/documents/document.ts';
import { FigureFields } from './figure-fields.tsx';
import { LONGEST_REASON, type Refusal } from './page.ts';
import { Ticks } from './ticks.tsx';

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
        <Ticks
          id="approval-documents"
          legend="Files that belong to it"
          name="document"
          options={files.map(({ id, name }) => ({ value: id, label: name }))}
          typed={refused?.typed}
          error={refused?.errors.document}
        />
        <TextArea
          id="approval-why"
          name="why"
          label="What they should look at (optional)"
          rows={2}
          maxLength={LONGEST_REASON}
          defaultValue={refused?.typed.why}
        />
        <FigureFields id="approval" label="What comes out" refused={refused} />
        <div>
          <Button type="submit" small>
            Ask the client to approve
          </Button>
        </div>
      </Form>
    </details>
  );
}
