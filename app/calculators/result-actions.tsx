import type { MouseEvent } from 'react';
import { buttonClass, Button } from '#app/ui/button.tsx';
import type { Assessment, Calculator } from './calculator.ts';
import type { Exact, Values } from './field.ts';
import { csvName, csvOf } from './csv.ts';
import { attachmentOf, enquiryAbout } from './enquiry.ts';
import { fragmentOf } from './share-link.ts';

type Props = {
  calculator: Calculator;
  assessment: Assessment;
  values: Values;
  exact: Exact;
  formId: string;
};

/** Saving, CSV and enquiry post the form, so they work without JavaScript. */
export function ResultActions({ calculator, assessment, values, exact, formId }: Props) {
  const chip = buttonClass({ look: 'quiet', small: true });
  return (
    <div className="result-actions">
      <button
        type="submit"
        form={formId}
        name="intent"
        value="save"
        formAction={`/calculator?type=${calculator.type}`}
        className={chip}
      >
        Save Calculation
      </button>
      <Button look="quiet" small className="needs-script" onClick={() => share(calculator, values)}>
        Share
      </Button>
      <Button look="quiet" small className="needs-script" onClick={() => window.print()}>
        Print
      </Button>
      <button
        type="submit"
        form={formId}
        name="intent"
        value="csv"
        formAction={`/calculator.csv?type=${calculator.type}`}
        className={chip}
        onClick={(event) => download(event, csvOf(calculator, assessment), csvName(calculator, assessment))}
      >
        CSV
      </button>
      <Enquiry {...{ calculator, assessment, values, exact }} />
    </div>
  );
}

function Enquiry({ calculator, assessment, values, exact }: Omit<Props, 'formId'>) {
  const { subject, message } = enquiryAbout(calculator, assessment);
  return (
    <form method="post" action="/contact">
      <input type="hidden" name="intent" value="prefill" />
      <input type="hidden" name="subject" value={subject} />
      <input type="hidden" name="message" value={message} />
      <input type="hidden" name="calculation" value={attachmentOf(calculator, values, exact)} />
      <button type="submit" className={`${buttonClass({ look: 'quiet', small: true })} bg-bloom-tint`}>
        Ask about this result
      </button>
    </form>
  );
}

async function share(calculator: Calculator, values: Values): Promise<void> {
  const url = new URL(`/calculator?type=${calculator.type}`, window.location.origin);
  url.hash = fragmentOf(calculator, values);
  const message = await copy(url.href);
  window.dispatchEvent(new CustomEvent('toast', { detail: message }));
}

async function copy(link: string) {
  try {
    await navigator.clipboard.writeText(link);
    return {
      title: 'Link copied',
      description: 'Whoever opens it sees these figures. We do not.',
      tone: 'gain',
    };
  } catch {
    return { title: 'Copy this link', description: link, tone: 'plain' };
  }
}

function download(event: MouseEvent, text: string, name: string): void {
  event.preventDefault();
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
