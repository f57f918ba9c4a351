import { vatIncluded } from '#content/pages/vat.ts';
import type { ReactNode } from 'react';
import { freelancerPage } from '#content/pages/freelancer.ts';
import { taxYearLabel } from '#app/tax/tax-year.ts';
import { Letterhead } from '#app/firm/core/letterhead.tsx';
import { dayText } from '#app/platform/core/time.ts';
import { Ask } from '#app/firm/people/ask.tsx';
import { Button, ButtonLink } from '#app/platform/ui/button.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import { DiscardForm } from '#app/tools/kept/clash-notice.tsx';
import type { Typed } from './entries.ts';
import {
  AnswerBar,
  COMPARE,
  CompareForm,
  FreelancerAnswer,
  HowToPay,
  WholeYearForm,
} from './freelancer-answer.tsx';
import { ByMonth, OtherFields, PaidFields, SoFar } from './freelancer-form.tsx';
// oxlint-disable-next-line import/default -- ?worker&url makes a script of its own, without React.
import script from './live-element.ts?worker&url';
import { freelancerTexts, type Texts } from './texts.ts';
import type { RunningYear } from './year.server.ts';

type Props = RunningYear & {
  path: string;
  typed: Typed;
  error?: string;
  /** Replaces the text above the title. */
  above?: ReactNode;
  save: ReactNode;
  top?: ReactNode;
  notice?: ReactNode;
  /** The answer comes first, the fields are behind “Change it”: a visitor who only looks changes nothing by mistake. */
  isKept?: boolean;
  /** The tab keeps what is typed under this name. */
  draft: string;
  children?: ReactNode;
};

export function FreelancerPage({
  path,
  typed,
  error,
  above,
  save,
  top,
  notice,
  isKept = false,
  draft,
  children,
  ...year
}: Props) {
  const { taxYear, rates, today, missingYear, offer } = year;
  const texts = freelancerTexts(typed, rates, today);
  const fields = <Fields {...{ today, taxYear, typed, texts }} />;
  const answer = <Answer {...{ notice, texts, error, save }} />;
  return (
    <div className="wrap pt-working pb-open">
      <div className="print-only">
        <Letterhead>
          <p className="text-right">
            <b className="font-serif text-lg">{freelancerPage.title}</b>
            <br />
            Tax year {taxYearLabel(taxYear)}, worked out on {dayText(today)}
          </p>
        </Letterhead>
      </div>
      <div className="no-print">
        {above ?? <p className="eyebrow">{freelancerPage.eyebrow}</p>}
        <h1 className="text-2xl">{freelancerPage.title}</h1>
        {!isKept && <p className="lede mt-3">{freelancerPage.lede}</p>}
      </div>
      {top}
      {missingYear && (
        <div className="mt-6">
          <Notice title={`There are no tables for the ${missingYear} tax year yet`}>
            The newest here are those of {taxYearLabel(taxYear)}.
          </Notice>
        </div>
      )}
      <live-calculator data-typed={draft} data-script={script} data-rates={JSON.stringify(rates)}>
        <form method="post" action={`${path}#answer`} className="freelancer" noValidate>
          {isKept ? (
            <>
              {answer}
              <details className="fold-row" open={!texts.headline || Boolean(error || notice)}>
                <summary>Change it</summary>
                <div className="mt-4">{fields}</div>
              </details>
            </>
          ) : (
            <>
              {fields}
              {answer}
            </>
          )}
        </form>
        <DiscardForm path={path} />
        <WholeYearForm texts={texts} />
        <CompareForm texts={texts} />
      </live-calculator>
      {children}
      <div className="freelancer-after mt-12 grid gap-10 md:grid-cols-2">
        <HowToPay />
        <DoneForYou offer={offer} />
      </div>
      <div className="no-print">
        <Ask path="/tax/individual" />
      </div>
    </div>
  );
}

type AnswerProps = Pick<Props, 'notice' | 'error' | 'save'> & { texts: Texts };

function Answer({ notice, texts, error, save }: AnswerProps) {
  return (
    <div id="answer" className="freelancer-answer">
      {notice}
      <FreelancerAnswer texts={texts} />
      {error && (
        <Notice tone="loss" title="Not kept">
          <p role="alert">{error}</p>
        </Notice>
      )}
      {save}
    </div>
  );
}

type FieldsProps = Pick<Props, 'today' | 'taxYear' | 'typed'> & { texts: Texts };

function Fields({ today, taxYear, typed, texts }: FieldsProps) {
  return (
    <div className="grid gap-6">
      <SoFar {...{ today, taxYear, typed, texts }} />
      <PaidFields {...{ today, taxYear, typed, texts }} />
      <ByMonth {...{ taxYear, typed, texts }} />
      <OtherFields {...{ taxYear, typed, texts }} />
      <Button type="submit" name="intent" value="calculate" look="quiet" className="without-script">
        Work it out
      </Button>
      <AnswerBar texts={texts} />
    </div>
  );
}

function DoneForYou({ offer: { plan, book } }: Pick<RunningYear, 'offer'>) {
  return (
    <section aria-labelledby="done-for-you" className="no-print">
      <h2 id="done-for-you" className="text-lg">
        Rather have it done?
      </h2>
      {plan && (
        <p className="mt-2">
          {plan.title}: we do it for {plan.price}
          {vatIncluded()}.{' '}
          <Link to={plan.to} className="more">
            Start with this plan
          </Link>
        </p>
      )}
      <p className="mt-2">
        <Button type="submit" form={COMPARE} look="quiet">
          Company or not? Compare what each leaves you
        </Button>
      </p>
      <p className="mt-3">
        <ButtonLink to={book} look="quiet">
          Book a Consultation
        </ButtonLink>
      </p>
    </section>
  );
}
