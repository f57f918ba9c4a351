import { dayText } from '#app/platform/core/time.ts';
import { TitledFold } from '#app/platform/ui/fold.tsx';
import { LinkedText } from '#app/platform/ui/linked-text.tsx';
import { Day } from './day.tsx';
import type { DatedStep, ShapeOf } from './shape.ts';

export function YearView({ steps, yearEnd }: ShapeOf<'year'>) {
  return (
    <>
      <p className="hint">For the year to {dayText(yearEnd)}</p>
      <ol className="year-line">
        {steps.map((step) => (
          <li key={step.title} data-after={step.day && step.day > yearEnd ? '' : undefined}>
            <StepOf {...step} />
            {step.day && (
              <p className="year-day">
                <Day day={step.day} isWhole />
              </p>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

export function StairsView({ steps }: ShapeOf<'stairs'>) {
  return (
    <ol className="stairs">
      {steps.map((step) => (
        <li key={step.title}>
          <StepOf {...step} />
          {step.day && (
            <p className="hint">
              Registered today, that is by <Day day={step.day} isWhole />.
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function StepOf({ when, title, text }: DatedStep) {
  return (
    <>
      {when && <p className="hint">{when}</p>}
      <TitledFold title={title}>
        <p className="text-ink-soft">
          <LinkedText text={text} />
        </p>
      </TitledFold>
    </>
  );
}
