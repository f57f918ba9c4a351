import { useState, type MouseEvent } from 'react';
import { buttonClass, Button } from '#app/platform/ui/button.tsx';
import { TextField } from '#app/platform/ui/field.tsx';
import { calculatorPath } from './calculator-path.ts';
import type { Assessment, Calculator } from './calculator.ts';
import type { Exact, Values } from './field.ts';
import { csvName, csvOf } from './csv.ts';
import { attachmentOf, enquiryAbout } from './enquiry.ts';
import type { Figure } from './figures.ts';
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
};

/** Saving, spreadsheet and enquiry post the form, so they work without JavaScript. */
export function ResultActions(props: Props) {
  const { calculator, assessment, figures, values, exact, formId } = props;
  const quiet = buttonClass({ look: 'quiet', small: true });
  return (
    <div className="result-actions no-print">
      <button
        type="submit"
        form={formId}
        name="intent"
        value="save"
        formAction={calculatorPath(calculator)}
        className={buttonClass({})}
      >
        Save Calculation
      </button>
      <details className="action-menu">
        <summary className={buttonClass({ look: 'quiet' })}>Share, print or ask</summary>
        <div className="action-list">
          <Share {...{ calculator, values, exact }} />
          <Print {...props} />
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
          <Enquiry {...{ calculator, assessment, figures, values, exact }} />
        </div>
      </details>
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
      <Button look="quiet" small className="w-full" onClick={share}>
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
function Print({ printedFor, onPrintFor }: Props) {
  return (
    <div className="needs-script grid gap-2">
      <TextField
        id="printedFor"
        label="Name on the print (optional)"
        hint="Only for the paper: it is not stored or sent."
        autoComplete="name"
        maxLength={80}
        value={printedFor}
        onChange={({ currentTarget }) => onPrintFor(currentTarget.value)}
      />
      <Button look="quiet" small onClick={() => window.print()}>
        Print
      </Button>
    </div>
  );
}

function Enquiry({
  calculator,
  assessment,
  figures,
  values,
  exact,
}: Omit<Props, 'formId' | 'printedFor' | 'onPrintFor'>) {
  const { subject, message } = enquiryAbout(calculator, { assessment, figures });
  return (
    <form method="post" action="/contact">
      <input type="hidden" name="intent" value="prefill" />
      <input type="hidden" name="subject" value={subject} />
      <input type="hidden" name="message" value={message} />
      <input type="hidden" name="calculation" value={attachmentOf(calculator, values, exact)} />
      <button type="submit" className={`${buttonClass({ look: 'quiet', small: true })} w-full`}>
        Ask about this result
      </button>
      <button
        type="submit"
        formAction="/book"
        className={`${buttonClass({ look: 'quiet', small: true })} mt-3 w-full`}
      >
        Book a Consultation
      </button>
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
