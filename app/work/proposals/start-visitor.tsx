import { starting } from '#content/pages/starting.ts';
import type { Plan } from '#content/plans.ts';
import type { Answers } from '#content/price-finder.ts';
import { contactPath } from '#app/firm/contact/contact-path.ts';
import { FirstDatesList } from '#app/firm/core/first-dates-list.tsx';
import type { FirstDate } from '#app/firm/core/first-dates.ts';
import { PlanBase } from '#app/firm/core/plan-base.tsx';
import { ButtonLink } from '#app/platform/ui/button.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { Sheet } from '#app/platform/ui/sheet.tsx';

type Props = {
  plan: Plan;
  dates: readonly FirstDate[];
  oldFirm: string | null;
  /** When the first dates are those of somebody who is registered already. */
  election: string | null;
  asksVat: boolean;
  answers: Answers;
  signUp: string;
  signIn: string;
};

export function StartVisitor({ plan, dates, oldFirm, election, asksVat, answers, signUp, signIn }: Props) {
  const { who, whoVendor } = starting.steps;
  return (
    <>
      <Sheet margin lifted>
        <h2 className="font-serif-text text-xl">{starting.steps.title}</h2>
        <ol className="mt-4 grid list-decimal gap-2 pl-5">
          {starting.steps.list.map((step) => (
            <li key={step}>{step === who && asksVat ? whoVendor : step}</li>
          ))}
        </ol>
        <p className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={signUp}>{starting.signUp}</ButtonLink>
          <ButtonLink to={signIn} look="quiet">
            {starting.signIn}
          </ButtonLink>
        </p>
        <p className="hint mt-2">{starting.confirm}</p>
        <p className="hint mt-4">
          {starting.talk} <Link to={contactPath({ plan: plan.id })}>{starting.write}</Link>
        </p>
      </Sheet>
      <section aria-labelledby="included">
        <h2 id="included" className="text-lg">
          {starting.included}
        </h2>
        <ul className="mt-3 grid list-disc gap-1.5 pl-5 text-ink-soft">
          <PlanBase plan={plan} />
          {plan.features.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="hint mt-3">
          {starting.paidOnTop} {plan.paidOnTop}.
        </p>
      </section>
      {dates.length > 0 && (
        <section aria-labelledby="due">
          <h2 id="due" className="text-lg">
            {starting.dates}
          </h2>
          {election && (
            <p className="mt-2">
              {election} {starting.registeredDates}
            </p>
          )}
          <FirstDatesList dates={dates} answers={answers} />
          {oldFirm && (
            <>
              <p className="hint mt-3">{oldFirm}</p>
              <p className="hint mt-3">
                {starting.behind.text} <Link to={starting.behind.to}>{starting.behind.link}</Link>
              </p>
            </>
          )}
        </section>
      )}
    </>
  );
}
