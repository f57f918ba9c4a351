import { Button } from '#app/platform/ui/button.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import { EnquiryControl } from './enquiry-control.tsx';
import { fieldOf, FIELDS, type FieldName } from '#app/firm/contact/enquiry-fields.ts';
import { ATTACHED, STARTED } from '#app/platform/forms/hidden-fields.ts';
import { FAILURE, type Refusal } from './refusal.ts';
import { firstMessage, type EnquiryInput } from '#app/firm/contact/enquiry-schema.ts';
import { Trap } from '#app/platform/forms/trap.tsx';

const BESIDE = 'grid items-start gap-x-3 gap-y-5 sm:grid-cols-[min(13rem,48%)_minmax(0,1fr)] md:col-span-2';

const LINES: FieldName[][] = [];
for (const [index, name] of FIELDS.entries()) {
  const before = FIELDS[index - 1];
  if (before && fieldOf(before).isBesideNext) LINES.at(-1)?.push(name);
  else LINES.push([name]);
}

/** CSS alone shows and hides fields, so it works without a script. */
export function ContactForm({ values, refusal }: { values: EnquiryInput; refusal?: Refusal }) {
  const errors = refusal?.result.error;
  return (
    <contact-form class="block">
      <form method="post" action="/contact" id="contact" noValidate className="group">
        <RefusalNotice refusal={refusal} />
        <Unsent />
        <div className="grid items-start gap-x-5 gap-y-5 md:grid-cols-2">
          {LINES.map((names) => {
            const controls = names.map((name) => (
              <EnquiryControl key={name} name={name} value={values[name]} error={errors?.[name]?.[0]} />
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
        <Attached json={values[ATTACHED]} />
        {values[STARTED] && <input type="hidden" name={STARTED} value={values[STARTED]} />}
        <Trap />
        <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button type="submit" data-busy="Sending..." className="w-full sm:w-auto sm:min-w-48">
            Send Message
          </Button>
          <Kept />
        </div>
      </form>
    </contact-form>
  );
}

/** Takes its room before it shows, so that nothing moves. */
function Kept() {
  return (
    <p className="hint needs-script invisible group-data-kept:visible">
      Kept in this tab until you send it.{' '}
      <button type="button" data-clear className="link-button">
        Clear the form
      </button>
    </p>
  );
}

/** The calculation is the value of the box: unticked, it is not sent. */
function Attached({ json }: { json?: string }) {
  if (!json) return null;
  return (
    <label className="mt-5 flex min-h-11 items-start gap-3">
      <input type="checkbox" name={ATTACHED} value={json} defaultChecked className="mt-0.5 size-6 shrink-0" />
      <span>
        Send my calculation along
        <span className="hint block">
          The figures you entered in the calculator, so that we can open it as you see it.
        </span>
      </span>
    </label>
  );
}

/** Focused by the browser without a script; with one, the first field with an error is. */
function RefusalNotice({ refusal }: { refusal?: Refusal }) {
  const errors = refusal?.result.error;
  if (!refusal || !errors) return null;
  const ofForm = errors['']?.[0];
  return (
    <div role="alert" tabIndex={-1} autoFocus className="mb-7" data-of={ofForm ? 'form' : 'fields'}>
      <Notice tone="loss" title={refusal.title}>
        <span data-message>{ofForm ?? firstMessage(errors)}</span>
      </Notice>
    </div>
  );
}

function Unsent() {
  return (
    <div hidden data-unsent tabIndex={-1} className="mb-7">
      <Notice tone="loss" title={FAILURE.title}>
        {FAILURE.message}
      </Notice>
    </div>
  );
}
