import { vatIncluded } from '#content/pages/vat.ts';
import { Form } from '@remix-run/react';
import { isUnderWay } from '#app/work/core/engagements/states.ts';
import { dayText } from '#app/platform/core/time.ts';
import { formOver } from '#app/platform/forms/meanwhile.ts';
import { SharedFields } from '#app/platform/forms/shared-fields.tsx';
import { answerTo } from '#app/platform/forms/posted-forms.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { AmountField, TextField } from '#app/platform/ui/field.tsx';
import type { EngagementPage } from './page.server.ts';
import type { Refusal } from './page.ts';
import { TERMS_FORM } from './terms.ts';
import { TitleField } from './title-field.tsx';

type Props = Pick<EngagementPage, 'engagement' | 'isTitled' | 'lawfulDay' | 'counted' | 'firstStart'> & {
  answer: Refusal | undefined;
};

/** The period was agreed: another period is another engagement. */
export function TermsForm({ engagement, isTitled, lawfulDay, counted, firstStart, answer }: Props) {
  const { version, state, startsOn } = engagement;
  if (!isUnderWay(state) && !startsOn) return null;
  const refused = answerTo(answer, 'terms');
  const over = formOver(refused, null, { stored: TERMS_FORM.stored(engagement), version });
  const { values } = over;
  return (
    <details
      id="terms"
      tabIndex={-1}
      className="work-fold"
      open={Boolean(refused)}
      key={`${version} ${JSON.stringify(refused?.errors)} ${refused?.error}`}
    >
      <summary className="btn btn-quiet btn-small">
        Change {namesOf([isTitled && 'title', startsOn && 'start', 'due day', 'price'])}
      </summary>
      <Form method="post" className="grid gap-4">
        <input type="hidden" name="intent" value="terms" />
        <SharedFields over={over} />
        {isTitled && <TitleField title={values.title ?? ''} error={refused?.errors.title} />}
        {startsOn && (
          <TextField
            id="startsOn"
            name="startsOn"
            type="date"
            label="Start day"
            defaultValue={values.startsOn}
            error={refused?.errors.startsOn}
            hint={
              firstStart
                ? `What it asks for cannot exist before ${dayText(firstStart)}.`
                : 'It starts automatically in the morning.'
            }
          />
        )}
        <TextField
          id="dueOn"
          name="dueOn"
          type="date"
          label="Due day"
          defaultValue={values.dueOn}
          error={refused?.errors.dueOn ?? refused?.error}
          hint={dueHint(lawfulDay, counted !== null)}
        />
        {counted && (
          <TextField
            id="countedFrom"
            name="countedFrom"
            type="date"
            label="Or count it from this day"
            defaultValue={values.countedFrom}
            error={refused?.errors.countedFrom}
            hint={`It is due ${counted.text}.${counted.law ? ` ${counted.law}.` : ''} What you enter here sets the due day.`}
          />
        )}
        <AmountField
          id="price"
          name="price"
          label={`Price${vatIncluded()}`}
          defaultValue={values.price}
          error={refused?.errors.price}
          hint="Empty: as agreed elsewhere. What was accepted stays in the receipt."
        />
        <div>
          <Button type="submit" look="quiet" small>
            Save {namesOf([isTitled && 'title', 'due day', 'price'], 'and')}
          </Button>
          <p className="hint mt-2">
            {startsOn
              ? 'The client gets no mail about it before it starts.'
              : 'The client reads a change in the timeline. Reminders and the calendar follow the day.'}
          </p>
        </div>
      </Form>
    </details>
  );
}

function dueHint(lawfulDay: string | null, isCounted: boolean): string | undefined {
  if (lawfulDay) return `The day of the law or of this kind of work is ${dayText(lawfulDay)}.`;
  return isCounted ? undefined : 'We know of no day that the law sets for it.';
}

/** `title, due day or price`. */
function namesOf(names: readonly (string | false | null)[], before: 'and' | 'or' = 'or'): string {
  const shown = names.filter(Boolean);
  return `${shown.slice(0, -1).join(', ')} ${before} ${shown.at(-1)}`;
}
