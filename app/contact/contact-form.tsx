import { useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { Form } from '@remix-run/react';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { DEFAULT_COUNTRY_CODE } from './countries.ts';
import { EnquiryControl } from './enquiry-control.tsx';
import { fieldOf, FIELDS, type Enquiry, type FieldName } from './fields.ts';
import { ATTACHED, TRAP } from './hidden-fields.ts';
import { toastRefusal, VALIDATION_ERROR, type Refusal } from './refusal.ts';
import { contactSchema, firstMessage, type EnquiryInput } from './schema.ts';

const schema = contactSchema();

const BESIDE = 'grid items-start gap-x-3 gap-y-5 sm:grid-cols-[minmax(0,13rem)_1fr] md:col-span-2';

const LINES: FieldName[][] = [];
for (const [index, name] of FIELDS.entries()) {
  const before = FIELDS[index - 1];
  if (before && fieldOf(before).isBesideNext) LINES.at(-1)?.push(name);
  else LINES.push([name]);
}

/** CSS alone shows and hides fields, so it works without a script. */
export function ContactForm({ refusal, sending }: { refusal?: Refusal; sending: boolean }) {
  const [form, fields] = useForm<EnquiryInput, Enquiry, string[]>({
    id: 'contact',
    defaultValue: { userType: 'individual', countryCode: DEFAULT_COUNTRY_CODE },
    lastResult: refusal?.result,
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => validate(formData),
  });
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="group">
      <RefusalNotice
        visible={form.status === 'error'}
        failure={form.errors && { title: refusal?.title ?? VALIDATION_ERROR, message: form.errors[0] }}
        message={firstMessage(form.allErrors)}
      />
      <div className="grid items-start gap-x-5 gap-y-5 md:grid-cols-2">
        {LINES.map((names) => {
          const controls = names.map((name) => (
            <EnquiryControl key={name} name={name} state={fields[name]} />
          ));
          return names.length === 1 ? (
            controls
          ) : (
            <div key={names[0]} className={BESIDE}>
              {controls}
            </div>
          );
        })}
      </div>
      <Attached json={fields[ATTACHED].initialValue} />
      <Trap />
      <Button type="submit" disabled={sending} className="mt-7 w-full sm:w-auto sm:min-w-48">
        {sending ? 'Sending...' : 'Send Message'}
      </Button>
    </Form>
  );
}

function validate(formData: FormData) {
  const submission = parseWithZod(formData, { schema });
  if (submission.status === 'error') toastRefusal(VALIDATION_ERROR, firstMessage(submission.error));
  return submission;
}

/** The calculation is the value of the box: unticked, it is not sent. */
function Attached({ json }: { json?: string }) {
  if (!json) return null;
  return (
    <label className="mt-5 flex min-h-11 items-start gap-3">
      <input type="checkbox" name={ATTACHED} value={json} defaultChecked className="mt-1 size-5 shrink-0" />
      <span>
        Send my calculation along
        <span className="hint block">
          The figures you entered in the calculator, so that we can open it as you see it.
        </span>
      </span>
    </label>
  );
}

function Trap() {
  return (
    <div className="sr-only" aria-hidden="true">
      <label htmlFor="contact-reference">Leave this field empty</label>
      <input id="contact-reference" name={TRAP} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

type NoticeProps = {
  visible: boolean;
  failure?: { title: string; message?: string };
  message?: string;
};

/** Announced with a script, focused by the browser without one. */
function RefusalNotice({ visible, failure, message }: NoticeProps) {
  if (!visible) return null;
  return (
    <div role="alert" tabIndex={-1} autoFocus ref={failure && focus} className="mb-7">
      <Notice tone="loss" title={failure?.title ?? VALIDATION_ERROR}>
        {failure?.message ?? message}
      </Notice>
    </div>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}
