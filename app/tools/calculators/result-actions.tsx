import { useState, type MouseEvent } from 'react';
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

type Printing = 'formId' | 'printedFor' | 'onPrintFor';

/** Saving, spreadsheet and enquiry post the form, so they work without JavaScript. */
export function ResultActions(props: Props) {
  const { calculator, assessment, figures, values, exact, formId, offer } = props;
  const quiet = buttonClass({ look: 'quiet', small: true });
  return (
    <div className="no-print">
      <DoneForYou {...{ calculator, assessment, figures, values, exact, offer }} />
      <div className="result-actions">
        <button
          type="submit"
          form={formId}
          name="intent"
          value="save"
          formAction={calculatorPath(calculator)}
          className={quiet}
        >
          Save Calculation
        </button>
        <Button look="quiet" small className="needs-script" onClick={() => window.print()}>
          Print
        </Button>
        <Share {...{ calculator, values, exact }} />
        <details className="action-menu">
          <summary className={quiet}>More</summary>
          <div className="action-list">
            <PrintedFor {...props} />
            <button
              type="submit"
              form={formId}
              name="intent"
              value="csv"
              formAction={`/calculator.csv?type=${calculator.type}`}
              className={quiet}
              onClick={(event) =>
                download(event, csvOf(calculator, { assessment, figures }), csvName(calculator, assessment))
              }
            >
              Spreadsheet (CSV)
            </button>
          </div>
        </details>
      </div>
    </div>
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

/** The name stays in this browser's window, and goes nowhere but on paper. */
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

/** What the firm does about it, for how much, and who. The question carries the figures. */
function DoneForYou({ calculator, assessment, figures, values, exact, offer }: Omit<Props, Printing>) {
  const { subject, message } = enquiryAbout(calculator, { assessment, figures });
  const { person } = offer;
  const { plan, note } = soldBelow(assessment, offer);
  return (
    <form method="post" action="/contact" className="done-for-you">
      <input type="hidden" name="intent" value="prefill" />
      <input type="hidden" name="subject" value={subject} />
      <input type="hidden" name="message" value={message} />
      <input type="hidden" name="calculation" value={attachmentOf(calculator, values, exact)} />
      <p>
        {note && <>{note} </>}
        {plan && (
          <>
            <b>We do it for {plan.price}</b>, VAT included.{' '}
          </>
        )}
        {person && (
          <>
            Your person for this: <a href={person.to}>{person.name}</a>, {person.role}.
          </>
        )}
      </p>
      {plan && (
        <a href={plan.to} className={buttonClass({ small: true })}>
          Start with this plan
        </a>
      )}
      <button type="submit" className={buttonClass({ look: 'quiet', small: true })}>
        Ask about this result
      </button>
      {(plan || !offer.plan) && (
        <button type="submit" formAction="/book" className={buttonClass({ look: 'quiet', small: true })}>
          Book a Consultation
        </button>
      )}
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
