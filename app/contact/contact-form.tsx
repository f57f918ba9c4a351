import { useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { Form } from '@remix-run/react';
import { Button } from '#app/ui/button.tsx';
import { FieldError, Segments, SelectField, TextArea, TextField } from '#app/ui/field.tsx';
import { ATTACHED } from './attached.ts';
import { COUNTRIES, DEFAULT_COUNTRY_CODE } from './countries.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { toastRefusal, VALIDATION_ERROR, type Refusal } from './refusal.ts';
import { contactSchema, firstMessage, type Enquiry, type EnquiryFields } from './schema.ts';
import { TRAP } from './trap.ts';
import { ByType, COMPANY_ONLY, NOT_INDIVIDUAL } from './by-type.tsx';

const TYPES = [
  { value: 'individual', label: 'Individual' },
  { value: 'company', label: 'Company' },
  { value: 'estate', label: 'Estate' },
  { value: 'trust', label: 'Trust' },
];
const CODES = COUNTRIES.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }));
const NAME = {
  individual: 'Full Name',
  company: 'Representative Name',
  estate: 'Executor Name',
  trust: 'Trustee Name',
};
const ENTITY = { company: 'Company Name', estate: 'Estate Name', trust: 'Trust Name' };

const schema = contactSchema();

/** The form of /contact. Which fields show is the style sheet's work, so it needs no script. */
export function ContactForm({ refusal, sending }: { refusal?: Refusal; sending: boolean }) {
  const [form, fields] = useForm<EnquiryFields, Enquiry, string[]>({
    id: 'contact',
    defaultValue: { userType: 'individual', countryCode: DEFAULT_COUNTRY_CODE },
    lastResult: refusal?.result,
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => judge(formData),
  });
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="group">
      <RefusalNotice
        shown={form.status === 'error'}
        failure={form.errors && { title: refusal?.title ?? VALIDATION_ERROR, message: form.errors[0] }}
        message={firstMessage(form.allErrors)}
      />
      <div className="grid items-start gap-x-5 gap-y-5 md:grid-cols-2">
        <div className="md:col-span-2">
          <Segments
            legend="I am writing as"
            options={TYPES}
            name={fields.userType.name}
            defaultValue={offered(TYPES, fields.userType.initialValue)}
            className="[&_.segments]:grid [&_.segments]:grid-cols-2 sm:[&_.segments]:grid-cols-4"
          />
          <FieldError id={fields.userType.errorId} message={fields.userType.errors?.[0]} />
        </div>
        <TextField
          {...control(fields.entityName)}
          label={<ByType texts={ENTITY} />}
          autoComplete="organization"
          className={`md:col-span-2 ${NOT_INDIVIDUAL}`}
        />
        <TextField {...control(fields.name)} label={<ByType texts={NAME} />} autoComplete="name" />
        <TextField
          {...control(fields.position)}
          label="Position"
          autoComplete="organization-title"
          className={COMPANY_ONLY}
        />
        <TextField
          {...control(fields.email)}
          label="E-mail Address"
          type="email"
          autoComplete="email"
          className="group-has-[[value=company]:checked]:md:col-span-2"
        />
        <div className="grid items-start gap-x-3 gap-y-5 sm:grid-cols-[minmax(0,13rem)_1fr] md:col-span-2">
          <SelectField
            {...control(fields.countryCode)}
            defaultValue={offered(CODES, fields.countryCode.initialValue)}
            label="Country Code"
            autoComplete="tel-country-code"
            options={CODES}
          />
          <TextField
            {...control(fields.phone)}
            label="Phone Number"
            inputMode="tel"
            autoComplete="tel-national"
            placeholder="082 123 4567"
          />
        </div>
        <TextField {...control(fields.subject)} label="Subject" className="md:col-span-2" />
        <TextArea
          {...control(fields.message)}
          label="Message"
          rows={7}
          hint="20 to 2 000 characters."
          className="md:col-span-2"
        />
      </div>
      <Attached json={fields[ATTACHED].initialValue} />
      <Trap />
      <Button type="submit" disabled={sending} className="mt-7 w-full sm:w-auto sm:min-w-48">
        {sending ? 'Sending...' : 'Send Message'}
      </Button>
    </Form>
  );
}

/** What the browser can tell of the form; on a submit also the toast that says it. */
function judge(formData: FormData) {
  const submission = parseWithZod(formData, { schema });
  if (submission.status === 'error') toastRefusal(VALIDATION_ERROR, firstMessage(submission.error));
  return submission;
}

type Field = { id: string; name: string; initialValue?: string; errors?: string[] };

function control({ id, name, initialValue, errors }: Field) {
  return { id, name, defaultValue: initialValue, error: errors?.[0], required: true };
}

/** The value, or the first of what is offered in its place. */
function offered(options: readonly { value: string }[], value: string | undefined) {
  return (options.find((option) => option.value === value) ?? options[0])?.value;
}

/** A box that carries the calculation itself: unticked, it stays behind. */
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
