import { Form } from '@remix-run/react';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { keysOf } from '#app/platform/core/keys.ts';
import { answerTo } from '#app/platform/forms/posted-forms.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { SelectField, TextArea, TextField } from '#app/platform/ui/field.tsx';
import { isForApproval, type StoredDocument } from '#app/work/documents/document.ts';
import { PAPER_KIND, SIGNED_KIND } from '#app/work/signatures/kinds.ts';
import type { EngagementPage } from './page.server.ts';
import { LONGEST_REASON, type Refusal } from './page.ts';
import { Ticks } from './ticks.tsx';

/** In days: until when it can be signed, unless somebody sets another day. */
const OPEN_FOR = 14;

const KINDS = [
  { value: '', label: 'Choose what it is' },
  {
    group: 'Can be signed here',
    options: keysOf(SIGNED_KIND).map((value) => ({ value, label: SIGNED_KIND[value] })),
  },
  {
    group: 'On paper only: choose it to read why',
    options: keysOf(PAPER_KIND).map((value) => ({ value, label: PAPER_KIND[value].label })),
  },
];

type Props = {
  /** Of what is asked for: it folds the form away once there is one more. */
  count: number;
  documents: readonly StoredDocument[];
  recipients: EngagementPage['recipients'];
  today: string;
  answer: Refusal | undefined;
};

/** Of what was delivered as PDF: each who is ticked signs all that is ticked. */
export function SignatureForm({ count, documents, recipients, today, answer }: Props) {
  const refused = answerTo(answer, 'ask-signature');
  const files = documents.filter((one) => isForApproval(one) && one.type === 'application/pdf').toReversed();
  const signers = recipients.filter(({ mayAccept }) => mayAccept);
  if (files.length === 0 || signers.length === 0) return null;
  const typed = refused?.typed;
  return (
    <details
      className="work-fold"
      open={Boolean(refused)}
      key={`sign ${count} ${files.map(({ id }) => id).join()}`}
    >
      <summary className="btn btn-quiet btn-small">Ask for signature</summary>
      <Form method="post" className="grid gap-4">
        <input type="hidden" name="intent" value="ask-signature" />
        <SelectField
          id="signature-kind"
          name="kind"
          label="What kind of document it is"
          required
          options={KINDS}
          defaultValue={typed?.kind ?? ''}
          error={refused?.errors.kind}
        />
        <TextField
          id="signature-what"
          name="what"
          label="What they sign"
          maxLength={300}
          required
          autoComplete="off"
          defaultValue={typed?.what}
          error={refused?.error}
        />
        <Ticks
          legend="Files to sign"
          id="signature-documents"
          name="document"
          options={files.map(({ id, name }) => ({ value: id, label: name }))}
          typed={typed}
          error={refused?.errors.document}
        />
        <Signers {...{ signers, today, refused }} />
        <TextArea
          id="signature-why"
          name="why"
          label="What they should know (optional)"
          rows={2}
          maxLength={LONGEST_REASON}
          defaultValue={typed?.why}
        />
        <div>
          <Button type="submit" small>
            Ask the client to sign
          </Button>
        </div>
      </Form>
    </details>
  );
}

type SignersProps = Pick<Props, 'today'> & {
  signers: Props['recipients'];
  refused: Refusal | undefined;
};

/** Who signs, in which order, and until when. */
function Signers({ signers, today, refused }: SignersProps) {
  const typed = refused?.typed;
  return (
    <>
      <Ticks
        legend="Who signs"
        id="signature-signers"
        name="signer"
        options={signers.map(({ name, email }) => ({
          value: email,
          label: name ? `${name}, ${email}` : email,
        }))}
        typed={typed}
        error={refused?.errors.signer}
      />
      {signers.length > 1 && (
        <label className="flex items-baseline gap-2">
          <input type="checkbox" name="order" value="yes" defaultChecked={typed?.order === 'yes'} />
          One after the other, from the top
        </label>
      )}
      <TextField
        id="signature-until"
        name="until"
        type="date"
        label="Last day to sign"
        required
        defaultValue={typed?.until ?? plusDays(today, OPEN_FOR)}
        error={refused?.errors.until}
      />
    </>
  );
}
