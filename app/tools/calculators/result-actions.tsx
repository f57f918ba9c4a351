import { vatIncluded } from '#content/pages/vat.ts';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { buttonClass, Button } from '#app/platform/ui/button.tsx';
import { TextField } from '#app/platform/ui/field.tsx';
import { calculatorPath } from './calculator-path.ts';
import type { Assessment, Calculator } from './calculator.ts';
import type { Exact, Values } from './field.ts';
import { csvName, csvOf } from './csv.ts';
import { attachmentOf, enquiryAbout } from './enquiry.ts';
import type { Figure } from './figures.ts';
import { soldBelow, type Offer } from './offer.ts';
import { fragmentOf } from './share-link.ts';

type Props = {
  calculator: Calculator;
  assessment: Assessment;
  figures: readonly Figure[];
  values: Values;
  exact: Exact;
  formId: string;
  printedFor: string;
  onPrintFor: (name: string) => void;
  offer: Offer;
};

const QUIET = buttonClass({ look: 'quiet', small: true });

const ABOUT_FORM = 'about-result';

/** The main action, then save and print; the rest is folded. Every post works without JavaScript. */
export function ResultActions(props: Props) {
  const { calculator, assessment, offer, formId } = props;
  const { plan, note } = soldBelow(assessment, offer);
  const way = wayOn(plan, offer);
  return (
    <div className="no-print">
      <AboutResult {...props} {...{ plan, note }}>
        {plan && (
          <a href={plan.to} className={buttonClass({ small: true })}>
            Start with this plan
          </a>
        )}
        {way === 'ask' && <AskButton />}
        {way === 'book' && <BookButton to={offer.book} />}
      </AboutResult>
      <div className="result-actions">
        <button
          type="submit"
          form={formId}
          name="intent"
          value="save"
          formAction={calculatorPath(calculator)}
          className={QUIET}
        >
          Save Calculation
        </button>
        <Button look="quiet" small className="needs-script" onClick={() => window.print()}>
          Print
        </Button>
        <details className="action-menu">
          <summary className={QUIET}>More</summary>
          <div className="action-list">
            {way !== 'ask' && <AskButton />}
            {way !== 'book' && <BookButton to={offer.book} />}
            <Share {...props} />
            <Spreadsheet {...props} />
            <PrintedFor {...props} />
          </div>
        </details>
      </div>
    </div>
  );
}

/** With nothing to buy: ask; without a plan: book a talk. */
function wayOn(plan: Offer['plan'], offer: Offer): 'start' | 'ask' | 'book' {
  if (plan) return 'start';
  return offer.plan ? 'ask' : 'book';
}

function AskButton() {
  return (
    <button type="submit" form={ABOUT_FORM} className={QUIET}>
      Ask about this result
    </button>
  );
}

function BookButton({ to }: { to: string }) {
  return (
    <button type="submit" form={ABOUT_FORM} formAction={to} className={QUIET}>
      Book a Consultation
    </button>
  );
}

function Spreadsheet({ calculator, assessment, figures, formId }: Props) {
  return (
    <button
      type="submit"
      form={formId}
      name="intent"
      value="csv"
      formAction={`/calculator.csv?type=${calculator.type}`}
      className={QUIET}
      onClick={(event) =>
        download(event, csvOf(calculator, { assessment, figures }), csvName(calculator, assessment))
      }
    >
      Spreadsheet (CSV)
    </button>
  );
}

function Share({ calculator, values, exact }: Pick<Props, 'calculator' | 'values' | 'exact'>) {
  const [link, setLink] = useState<{ url: string; isCopied: boolean } | null>(null);
  async function share() {
    const url = new URL(calculatorPath(calculator), window.location.origin);
    url.hash = fragmentOf(calculator, values, exact);
    const isCopied = await navigator.clipboard.writeText(url.href).then(
      () => true,
      () => false,
    );
    setLink({ url: url.href, isCopied });
  }
  return (
    <div className="needs-script">
      <Button look="quiet" small onClick={share}>
        Copy a link
      </Button>
      <output className="hint block break-all">
        {link &&
          (link.isCopied
            ? 'Link copied. Anyone who opens it sees these figures. They are not sent to us.'
            : `Copy this link: ${link.url}`)}
      </output>
    </div>
  );
}

/** The name stays in this browser window, and only appears on paper. */
function PrintedFor({ printedFor, onPrintFor }: Props) {
  return (
    <div className="needs-script">
      <TextField
        id="printedFor"
        label="Name on the print (optional)"
        hint="Only for the paper: it is not stored or sent."
        autoComplete="name"
        maxLength={80}
        value={printedFor}
        onChange={({ currentTarget }) => onPrintFor(currentTarget.value)}
      />
    </div>
  );
}

type AboutProps = Props & ReturnType<typeof soldBelow> & { children: ReactNode };

function AboutResult({ calculator, figures, values, exact, offer, plan, note, children }: AboutProps) {
  const { subject, message } = enquiryAbout(calculator, { figures });
  const { person } = offer;
  return (
    <form id={ABOUT_FORM} method="post" action="/contact" className="done-for-you">
      <input type="hidden" name="intent" value="prefill" />
      <input type="hidden" name="subject" value={subject} />
      <input type="hidden" name="message" value={message} />
      <input type="hidden" name="calculation" value={attachmentOf(calculator, values, exact)} />
      <p>
        {note && <>{note} </>}
        {plan && (
          <>
            <b>We do it for {plan.price}</b>
            {vatIncluded()}.{' '}
          </>
        )}
        {person && (
          <>
            Your person for this: <a href={person.to}>{person.name}</a>, {person.role}.{' '}
            <button type="submit" formAction={offer.book} className="more text-left text-bloom">
              Book a time with {person.name}
            </button>
          </>
        )}
      </p>
      {children}
    </form>
  );
}

function download(event: MouseEvent, text: string, name: string): void {
  event.preventDefault();
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
