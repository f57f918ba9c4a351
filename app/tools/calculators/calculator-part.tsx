import { newestTaxYear } from '#app/tax/tax-years.ts';
import { taxYearLabel } from '#app/tax/tax-year.ts';
import { Notice } from '#app/platform/ui/notice.tsx';
import type { Calculator } from './calculator.ts';
import { toolName } from './calculator-links.ts';
import { CalculatorScreen } from './calculator-screen.tsx';
import type { Exact, Values } from './field.ts';
import type { Offer } from './offer.ts';
import { answerTo, arrivedAt } from './state.ts';

/** The server's data; React in the browser gets the same. */
export type CalculatorPartProps = {
  /** `isOnTheWay`: before the visitor has pressed Calculate. */
  posted: { values: Values; exact: Exact; isOnTheWay: boolean } | null;
  missingYear: string | null;
  notSaved: string | null;
  offer: Offer;
};

type Props = CalculatorPartProps & { calculator: Calculator };

/** The changing part of a calculator's page. Its links are plain: the browser has no router around it. */
export function CalculatorPart({ calculator, posted, missingYear, notSaved, offer }: Props) {
  return (
    <CalculatorScreen
      calculator={calculator}
      offer={offer}
      posted={
        posted && { ...posted, outcome: (posted.isOnTheWay ? arrivedAt : answerTo)(calculator, posted) }
      }
    >
      <p className="eyebrow">
        <a href="/tools">All tools</a>
      </p>
      <h1 className="text-2xl">{toolName(calculator)}</h1>
      <p className="lede mt-3">
        Estimates {calculator.estimates} under {calculator.law ?? "South African tax law and SARS's rules"}.
        Type an amount to begin, or <a href="/book">book a consultation</a>.
      </p>
      {missingYear && (
        <div className="mt-6">
          <Notice title={`There are no tables for the ${missingYear} tax year yet`}>
            The newest here are those of {taxYearLabel(newestTaxYear)}.
          </Notice>
        </div>
      )}
      {notSaved && (
        <div className="mt-6" role="alert">
          <Notice tone="loss" title="Not saved">
            {notSaved}
          </Notice>
        </div>
      )}
    </CalculatorScreen>
  );
}
