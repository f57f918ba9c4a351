import { Button } from '#app/platform/ui/button.tsx';
import { Segments, TextArea, TextField } from '#app/platform/ui/field.tsx';
import { MOST_BYTES } from '#app/work/documents/kinds.ts';
import { FileChoice, PdfPassword } from '#app/work/documents/upload-form.tsx';
import { LONGEST_REASON, LONGEST_WHAT } from '../page.ts';
import { FigureFields } from '../figure-fields.tsx';
import { Ticks } from '../ticks.tsx';
import { PURPOSE, PURPOSES, type DeliverAnswer } from './purpose.ts';
import { NoSigners } from './no-signers.tsx';
import { SigningFields } from './signing-fields.tsx';

type Props = {
  id: string;
  title: string;
  /** False in a state in which the client is asked for nothing. */
  mayAsk: boolean;
  signers: readonly { name: string; email: string }[];
  client: string;
  /** Contact persons with an address, who cannot sign. */
  contacts: readonly { name: string; role: string | null }[];
  delivered: readonly { id: string; name: string }[];
  today: string;
  /** Of this form, however often it is sent. */
  step: string;
  answer: DeliverAnswer | undefined;
};

const NONE_TICKED = {};

export function DeliverForm(props: Props) {
  const { id, title, mayAsk, signers, client, contacts, delivered, today, step, answer: refused } = props;
  const { typed, errors }: Pick<DeliverAnswer, 'typed' | 'errors'> = refused ?? { typed: {}, errors: {} };
  const purposes = PURPOSES.filter(
    (one) => one === 'know' || (mayAsk && (one !== 'sign' || signers.length > 0)),
  );
  return (
    <file-upload
      class="upload"
      data-most={MOST_BYTES}
      data-waits=""
      data-whole={`/admin/work/${id}/files?deliver`}
    >
      <form method="post" encType="multipart/form-data" className="deliver">
        <input type="hidden" name="step" value={step} />
        <Segments
          id="purpose"
          name="purpose"
          legend="What it is for"
          options={purposes.map((value) => ({ value, label: PURPOSE[value].label }))}
          defaultValue={typed.purpose ?? 'know'}
          error={errors.purpose}
        />
        {mayAsk && signers.length === 0 && <NoSigners {...{ client, contacts }} />}
        <FileChoice label="Files" error={errors.file} />
        <div className="upload-chosen" />
        <PdfPassword />
        {purposes.length > 1 && (
          <>
            {delivered.length > 0 && (
              <div className="deliver-asking">
                <Ticks
                  id="deliver-documents"
                  legend="Delivered before, and belongs to it"
                  name="document"
                  options={delivered.map((file) => ({ value: file.id, label: file.name }))}
                  typed={refused ? typed : NONE_TICKED}
                  error={undefined}
                />
              </div>
            )}
            <div className="deliver-approving">
              <ApprovalFields title={title} refused={refused} />
            </div>
            {signers.length > 0 && (
              <div className="deliver-signing">
                <SigningFields {...{ signers, client, contacts, today, delivered, refused }} />
              </div>
            )}
            <div className="deliver-asking">
              <TextArea
                id="deliver-why"
                name="why"
                label="What they should look at, or know (optional)"
                rows={2}
                maxLength={LONGEST_REASON}
                defaultValue={typed.why}
                error={errors.why}
              />
            </div>
          </>
        )}
        <div>
          <Button type="submit" className="upload-send" data-busy="Delivering...">
            Deliver to the client
          </Button>
        </div>
      </form>
    </file-upload>
  );
}

function ApprovalFields({ title, refused }: Pick<Props, 'title'> & { refused: DeliverAnswer | undefined }) {
  return (
    <>
      <TextField
        id="approval-what"
        name="what"
        label="What they approve"
        maxLength={LONGEST_WHAT}
        autoComplete="off"
        hint={title ? undefined : 'Empty: the name of the first file.'}
        defaultValue={refused?.typed.what ?? title}
        error={refused?.errors.what}
      />
      <FigureFields id="approval" label="What comes out" refused={refused} />
    </>
  );
}
