import { starting } from '#content/pages/starting.ts';
import { pricing } from '#content/pages/pricing.ts';
import type { Plan } from '#content/plans.ts';
import { questions, type Answers, type Question } from '#content/price-finder.ts';
import { contactPath } from '#app/firm/contact/contact-path.ts';
import { startPath } from '#app/firm/contact/start-path.ts';
import { FirstDatesList } from '#app/firm/core/first-dates-list.tsx';
import { isSettled, QUESTIONS } from '#app/firm/core/plan-finder.ts';
import { PlanBase } from '#app/firm/core/plan-base.tsx';
import { priceOf } from '#app/firm/core/plans.ts';
import { findService } from '#app/firm/core/services.ts';
import { Band } from '#app/platform/ui/band.tsx';
import { Button, ButtonLink } from '#app/platform/ui/button.tsx';
import type { Finder, Found } from './found.server.ts';
import { PlanButtons } from './plan-buttons.tsx';
import { PlanTicks } from './plan-lines.tsx';

const { finder } = pricing;

/** A GET form, so that an answer has an address; with a script each choice shows its plan at once. */
export function PriceFinder({ given, found, turnover }: Finder & { turnover: string }) {
  return (
    <Band id="finder" tone="night" className={found ? '' : 'no-print'} aria-labelledby="finder-title">
      <price-finder class="wrap finder">
        <form action="/pricing#your-plan" method="get" className="no-print">
          <p className="eyebrow">{finder.eyebrow}</p>
          <h2 id="finder-title">{finder.title}</h2>
          <p className="lede mt-3">{finder.lede}</p>
          <div className="finder-questions">
            {QUESTIONS.map((name) => (
              <Choice
                key={name}
                name={name}
                chosen={given[name]}
                hint={name === 'turnover' ? turnover : null}
              />
            ))}
          </div>
          <Button type="submit" className="without-script">
            {finder.button}
          </Button>
        </form>
        <div id="your-plan" className="finder-found" aria-live="polite">
          {found ? <Result {...found} given={given} /> : <Open />}
        </div>
      </price-finder>
    </Band>
  );
}

type ChoiceProps = { name: Question; chosen: string | undefined; hint: string | null };

function Choice({ name, chosen, hint }: ChoiceProps) {
  const { legend, answers }: { legend: string; answers: Record<string, string> } = questions[name];
  return (
    <fieldset>
      <legend className="label">{legend}</legend>
      <div className="finder-answers">
        {Object.entries(answers).map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              required={name === 'who'}
              data-settles={(name === 'who' && isSettled({ who: value as Answers['who'] })) || undefined}
            />
            {label}
          </label>
        ))}
      </div>
      {hint && (
        <details className="hint mt-1">
          <summary className="min-h-11 cursor-pointer py-2.5">{finder.why}</summary>
          <p>{hint}</p>
        </details>
      )}
    </fieldset>
  );
}

function Open() {
  const { eyebrow, title, text } = finder.open;
  return (
    <>
      <p className="eyebrow">{eyebrow}</p>
      <h3 className="text-xl">{title}</h3>
      <p className="mt-3">{text}</p>
    </>
  );
}

function Result({
  given,
  answers,
  plan,
  vendor,
  year,
  dates,
  election,
  isOpen,
}: Found & Pick<Finder, 'given'>) {
  return (
    <>
      {plan ? <FoundPlan plan={plan} year={year} given={given} /> : <Talk who={answers.who} />}
      {vendor && <p className="hint mt-4">{vendor}</p>}
      {isOpen && (
        <p data-rest="" className="hint mt-4">
          {finder.rest}
        </p>
      )}
      {dates.length > 0 && (
        <>
          <h3 className="mt-7">{finder.dates}</h3>
          {election && (
            <p className="mt-2">
              {election} {starting.registeredDates}
            </p>
          )}
          <FirstDatesList dates={dates} answers={answers} />
        </>
      )}
    </>
  );
}

function FoundPlan({ plan, year, given }: { plan: Plan } & Pick<Found, 'year'> & Pick<Finder, 'given'>) {
  return (
    <>
      <p className="eyebrow">{finder.fits}</p>
      <h3 className="text-xl">{plan.title}</h3>
      <p className="plan-price">
        <b>{priceOf(plan)}</b> <span className="whitespace-nowrap">{plan.period}</span>
      </p>
      <ul className="plan-lines">
        <PlanBase plan={plan} />
        <PlanTicks lines={plan.features} />
      </ul>
      {year ? (
        <details className="hint mt-3">
          <summary>{year.line}</summary>
          <ul className="mt-1.5 grid list-disc gap-1.5 pl-5">
            {year.more.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </details>
      ) : (
        <p className="hint mt-3">
          {pricing.paidOnTop} {plan.paidOnTop}
        </p>
      )}
      {plan.custom ? (
        <PlanButtons plan={plan} />
      ) : (
        <ButtonLink to={startPath(plan.id, given)} className="mt-5">
          {pricing.start}
        </ButtonLink>
      )}
    </>
  );
}

function Talk({ who }: { who: Answers['who'] }) {
  const { title, text, button, priced } = finder.talk;
  const page = PAGE_OF[who];
  const service = findService(page ?? '');
  return (
    <>
      <p className="eyebrow">{finder.fits}</p>
      <h3 className="text-xl">{service ? priced.title : title}</h3>
      <p className="mt-3">{service ? priced.text : text}</p>
      <p className="mt-5 flex flex-wrap gap-3">
        {service && <ButtonLink to={`${page}#cost`}>{priced.button}</ButtonLink>}
        <ButtonLink
          to={contactPath({ service: service?.topic.id ?? 'consultation' })}
          look={service ? 'quiet' : undefined}
        >
          {button}
        </ButtonLink>
      </p>
    </>
  );
}

/** What the firm does for them, with its prices; of others nothing is priced by the part. */
const PAGE_OF: Partial<Record<Answers['who'], string>> = {
  trust: '/tax/trust',
  estate: '/tax/deceased-estate',
};
