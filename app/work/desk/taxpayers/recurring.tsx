import { Form, Link } from '@remix-run/react';
import { countText } from '#app/platform/core/count-text.ts';
import { dayText } from '#app/platform/core/time.ts';
import { formOver } from '#app/platform/forms/meanwhile.ts';
import { SharedFields } from '#app/platform/forms/shared-fields.tsx';
import { answerTo } from '#app/platform/forms/posted-forms.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { AmountField, TextField } from '#app/platform/ui/field.tsx';
import { formatShortRand } from '#app/tax/money.ts';
import { When } from '#app/platform/ui/when.tsx';
import type { RecurringShown as Recurring } from '#app/work/core/recurring/last-change.server.ts';
import { AddRecurring } from './recurring-add.tsx';
import { RECURRING_FORM } from './shared-forms.ts';
import type { TaxpayerAnswer } from './taxpayer-forms.ts';
import { fieldsIn } from '#app/platform/forms/fields-in.ts';

type Props = {
  recurring: readonly Recurring[];
  doubts: readonly string[];
  recurringTypes: readonly { value: string; label: string }[];
  today: string;
  canPlan: boolean;
  newId: string;
  answer: TaxpayerAnswer | undefined;
};

export function RecurringWork({ recurring, doubts, recurringTypes, today, canPlan, newId, answer }: Props) {
  if (recurring.length === 0 && !canPlan) return null;
  const added = answerTo(answer, 'recurring-add');
  return (
    <section aria-labelledby="recurring">
      <h2 id="recurring">Recurring work</h2>
      {recurring.length === 0 && (
        <p className="hint">
          None yet. What is entered here is planned for the next twelve months, and starts on its day.
        </p>
      )}
      {doubts.map((text) => (
        <p key={text} className="work-late">
          {text}
        </p>
      ))}
      {recurring.length > 0 && (
        <ul className="contact-list">
          {recurring.map((one) => (
            <li key={one.id}>
              <One recurring={one} today={today} canPlan={canPlan} answer={answer} />
            </li>
          ))}
        </ul>
      )}
      {canPlan && recurringTypes.length > 0 && (
        <AddRecurring key={recurring.length} {...{ recurringTypes, today, newId, added }} />
      )}
    </section>
  );
}

function One({
  recurring,
  today,
  canPlan,
  answer,
}: { recurring: Recurring } & Pick<Props, 'today' | 'canPlan' | 'answer'>) {
  const { id, name, next, planned, version } = recurring;
  const refused = answerTo(answer, 'recurring-save', id);
  const over = formOver(refused, null, { stored: RECURRING_FORM.stored(recurring), version });
  return (
    <>
      <p>
        <span className="work-name">{name}</span>
        <span className="hint">, {priceText(recurring)}</span>
      </p>
      <p>
        {next ? (
          <>
            <Link to={`/admin/work/${next.id}`}>Next starts {dayText(next.startsOn)}</Link>, {planned} planned
          </>
        ) : (
          'Nothing planned'
        )}
        {stateText(recurring, today)}
      </p>
      {canPlan && (
        <details open={refused !== undefined} key={version}>
          <summary>
            {recurring.isBegun ? 'Pause, end or change the price' : 'Pause, end, remove or change the price'}
            <span className="sr-only">: {name}</span>
          </summary>
          <LastChange recurring={recurring} />
          {recurring.priceChanges.length > 0 && <PriceChanges recurring={recurring} />}
          <Form method="post" noValidate className="taxpayer-form" key={JSON.stringify(refused?.errors)}>
            <input type="hidden" name="intent" value="recurring-save" />
            <input type="hidden" name="item" value={id} />
            <SharedFields over={over} />
            <TermsFields id={id} values={over.values} errors={refused?.errors ?? {}} />
            <div className="taxpayer-wide">
              <Button type="submit" look="quiet">
                Save
              </Button>
              <p className="hint mt-2">
                Only work that has not started follows. What you changed by hand stays as it is.
              </p>
            </div>
          </Form>
          {!recurring.isBegun && <Removal recurring={recurring} />}
        </details>
      )}
    </>
  );
}

/** Added by mistake: nothing of it has begun. */
function Removal({ recurring: { id, name, planned } }: { recurring: Recurring }) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="recurring-remove" />
      <input type="hidden" name="item" value={id} />
      <Button type="submit" look="quiet" small>
        Remove<span className="sr-only"> {name}</span>
      </Button>
      <p className="hint mt-2">
        If it was added by mistake: nothing of it has begun.
        {planned > 0 && ` ${countText(planned, 'piece', 'pieces')} of planned work go with it.`}
      </p>
    </Form>
  );
}

/** The toast of a change is gone once somebody has left the page. */
function LastChange({ recurring: { id, version, name, lastChange } }: { recurring: Recurring }) {
  if (!lastChange) return null;
  return (
    <Form method="post" className="flex flex-wrap items-center gap-3">
      <input type="hidden" name="intent" value="recurring-save" />
      <input type="hidden" name="item" value={id} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="back" value={JSON.stringify(lastChange.before)} />
      <span>
        Saved by {lastChange.by}, <When at={lastChange.at} />
      </span>
      <Button type="submit" look="quiet" small>
        Undo<span className="sr-only"> the last change of {name}</span>
      </Button>
    </Form>
  );
}

type FieldsProps = {
  id: string;
  values: Readonly<Record<string, string>>;
  errors: Partial<Record<string, string>>;
};

function TermsFields({ id, values, errors }: FieldsProps) {
  const field = fieldsIn(id, values, errors);
  return (
    <>
      <AmountField {...field('price')} label="New price (optional)" />
      <TextField {...field('priceFrom')} type="date" label="New price from" />
      <TextField {...field('pausedFrom')} type="date" label="Paused from" />
      <TextField
        {...field('pausedUntil')}
        type="date"
        label="Paused until"
        hint="Empty: until you take the pause away. Periods that end within it are left out."
      />
      <TextField
        {...field('endsOn')}
        type="date"
        label="Last day"
        hint="Periods that end later are left out."
      />
    </>
  );
}

function PriceChanges({ recurring }: { recurring: Recurring }) {
  const { id, version, priceChanges } = recurring;
  return (
    <ul>
      {priceChanges.map(({ from, price }) => (
        <li key={from}>
          <Form method="post" className="flex flex-wrap items-center gap-3">
            <input type="hidden" name="intent" value="recurring-save" />
            <input type="hidden" name="item" value={id} />
            <input type="hidden" name="version" value={version} />
            <span>
              From {dayText(from)}: {price === null ? 'as agreed elsewhere' : formatShortRand(price)}
            </span>
            <Button type="submit" name="drop" value={from} look="quiet" small>
              Take back<span className="sr-only"> the price from {dayText(from)}</span>
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}

/** `R 850 each time, R 950 from 1 March 2027` */
function priceText({ price, priceChanges }: Recurring): string {
  const text = (cents: number | null) => (cents === null ? 'price as agreed' : formatShortRand(cents));
  const changes = priceChanges.map((change) => `${text(change.price)} from ${dayText(change.from)}`);
  return [price === null ? text(null) : `${text(price)} each time`, ...changes].join(', ');
}

function stateText({ pausedFrom, pausedUntil, endsOn }: Recurring, today: string): string {
  const parts: string[] = [];
  if (endsOn) parts.push(endsOn < today ? `ended ${dayText(endsOn)}` : `ends ${dayText(endsOn)}`);
  if (pausedFrom && (!pausedUntil || pausedUntil >= today))
    parts.push(`paused from ${dayText(pausedFrom)}${pausedUntil ? ` until ${dayText(pausedUntil)}` : ''}`);
  return parts.length > 0 ? `; ${parts.join(', ')}` : '';
}
