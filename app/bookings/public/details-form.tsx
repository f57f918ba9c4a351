import { wayLabels, type Consultation } from '#content/consultations.ts';
import { booking } from '#content/pages/booking.ts';
import { presetWay } from '#app/bookings/core/preset-way.ts';
import { COUNTRIES } from '#app/platform/forms/countries.ts';
import { Trap } from '#app/platform/forms/trap.tsx';
import { Button } from '#app/platform/ui/button.tsx';
import { FieldError, Segments, SelectField, TextArea, TextField } from '#app/platform/ui/field.tsx';
import { LinkedText } from '#app/platform/ui/linked-text.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import { startName } from './chosen.ts';
import { ATTACH, LONGEST_QUESTION, SUBMISSION_KEY, type DetailErrors, type Typed } from './details.ts';
import { NearestTimes } from './nearest-times.tsx';

const { details, refused, missed } = booking;
const NO_ERRORS: DetailErrors = {};

type Props = {
  action: string;
  monthAddress: string;
  consultation: Consultation;
  start: number | null;
  typed: Typed;
  submissionKey: string;
  calculation: string | null;
  /** The address is that of the client, and is not asked for. */
  isAboutWork: boolean;
  errors?: DetailErrors;
  message?: string;
  /** The chosen time is taken: one of these is to be chosen. */
  nearest?: readonly number[];
};

export function DetailsForm({ action, consultation, typed, errors = NO_ERRORS, nearest, ...rest }: Props) {
  const { start, submissionKey, calculation, isAboutWork, message } = rest;
  return (
    <form method="post" action={action} noValidate className="mt-5">
      <RefusalNotice {...{ errors, message, nearest }} />
      <div hidden data-unsent role="alert" tabIndex={-1} className="mb-7">
        <Notice tone="loss" title={refused.title}>
          {refused.unsent}
        </Notice>
      </div>
      {nearest ? (
        <NearestTimes times={nearest} error={errors.start} monthAddress={rest.monthAddress} />
      ) : (
        start !== null && <input type="hidden" name="start" value={startName(start)} />
      )}
      <input type="hidden" name={SUBMISSION_KEY} value={submissionKey} />
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Ways {...{ consultation, typed, errors }} />
        <TextField
          {...control('name', typed, errors)}
          label="Full Name"
          autoComplete="name"
          required
          className="md:col-span-2"
        />
        <TextField
          {...control('email', typed, errors)}
          label="E-mail Address"
          type="email"
          autoComplete="email"
          required
          readOnly={isAboutWork}
          className="md:col-span-2"
        />
        <SelectField
          {...control('countryCode', typed, errors)}
          label="Country Code"
          options={COUNTRIES.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
          autoComplete="tel-country-code"
        />
        <TextField
          {...control('phone', typed, errors)}
          label="Phone Number"
          inputMode="tel"
          autoComplete="tel-national"
          placeholder="082 123 4567"
          hint={<PhoneHint />}
        />
        <TextArea
          {...control('question', typed, errors)}
          label={details.question}
          hint={details.questionHint}
          rows={4}
          data-most={LONGEST_QUESTION}
          className="md:col-span-2"
        />
      </div>
      {calculation && <Attach title={calculation} />}
      <Trap />
      <div className="mt-7">
        <Button type="submit" data-busy={details.busy} className="w-full sm:w-auto sm:min-w-48">
          {details.button}
        </Button>
        <p className="hint mt-4">
          <LinkedText text={details.privacy} />
        </p>
      </div>
    </form>
  );
}

function control(name: keyof Typed, typed: Typed, errors: DetailErrors) {
  return { id: `booking-${name}`, name, defaultValue: typed[name], error: errors[name] };
}

function Ways({ consultation, typed, errors }: Pick<Props, 'consultation' | 'typed' | 'errors'>) {
  return (
    <div className="md:col-span-2">
      <Segments
        legend={details.way}
        name="way"
        options={consultation.ways.map((way) => ({ value: way, label: wayLabels[way] }))}
        defaultValue={presetWay(consultation, typed)}
      />
      <FieldError id="booking-way-error" message={errors?.way} />
    </div>
  );
}

/** The style sheet shows the one that fits the chosen way. */
function PhoneHint() {
  return (
    <>
      <span className="if-by-phone">{details.phoneAsked}</span>
      <span className="unless-by-phone">{details.phoneHint}</span>
    </>
  );
}

function Attach({ title }: { title: string }) {
  return (
    <label className="mt-5 flex min-h-11 items-start gap-3">
      <input type="checkbox" name={ATTACH} value="yes" defaultChecked className="mt-1 size-5 shrink-0" />
      <span>
        {details.attach}: {title}
        <span className="hint block">{details.attachHint}</span>
      </span>
    </label>
  );
}

/** Focused by the browser without a script; with one, the first field with an error is. */
function RefusalNotice({
  errors = NO_ERRORS,
  message,
  nearest,
}: Pick<Props, 'errors' | 'message' | 'nearest'>) {
  const first = Object.values(errors).find(Boolean);
  const text = message ?? first ?? (nearest && `${missed.text} ${missed.typed}`);
  if (!text) return null;
  const isTaken = nearest && !message && !first;
  return (
    <div
      role="alert"
      tabIndex={-1}
      autoFocus
      className="mb-7"
      data-of={message || isTaken ? 'form' : 'fields'}
    >
      <Notice tone="loss" title={isTaken ? missed.title : refused.title}>
        <span data-message>{text}</span>
      </Notice>
    </div>
  );
}
