import { starting } from '#content/pages/starting.ts';
import { vat } from '#content/pages/vat.ts';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { Plan } from '#content/plans.ts';
import { tools } from '#content/tools.ts';
import type { Answers } from '#content/price-finder.ts';
import { plainNumber } from '#app/work/core/taxpayers/numbers.ts';
import { AccountForm, fieldState, type Refused } from '#app/accounts/core/account-form.tsx';
import { VAT_CATEGORIES } from '#app/platform/db/work-values.ts';
import { VAT_PERIODS } from '#app/firm/deadlines/vat-periods.ts';
import { monthText } from '#app/firm/core/day-text.ts';
import type { FirstDate } from '#app/firm/core/first-dates.ts';
import { instalmentsOf, priceOf } from '#app/firm/core/plans.ts';
import { Segments, SelectField, TextField } from '#app/platform/ui/field.tsx';
import type { TaxpayerKind } from '#app/work/core/engagements/define-engagement.ts';
import { UNKNOWN_CATEGORY } from '#app/work/core/taxpayers/vat-lookup.ts';
import type { VatQuestion } from './new-taxpayer.ts';
import type { Choice } from './start.server.ts';
import { firstYearText } from './prices.ts';
import { StartOffer, type Offered } from './start-offer.tsx';
import { StartVisitor } from './start-visitor.tsx';

export type Step =
  | {
      kind: 'visitor';
      dates: FirstDate[];
      oldFirm: string | null;
      election: string | null;
      asksVat: boolean;
      answers: Answers;
      signUp: string;
      signIn: string;
    }
  | {
      kind: 'who';
      choices: Choice[];
      kinds: readonly { value: TaxpayerKind; label: string }[];
      name: string;
      /** What was answered before, by the name of its field: the plan is started again. */
      filled: Partial<Record<string, string>>;
      vat: VatQuestion;
      chosenKind: string | undefined;
    }
  | ({ kind: 'offer' } & Offered);

type Props = Refused & { plan: Plan; step: Step };

export function StartPage({ plan, step, refusal }: Props) {
  const instalments = instalmentsOf(plan);
  const firstYear = firstYearText(plan);
  return (
    <div className="wrap proposal">
      <p className="eyebrow">Start with this plan</p>
      <h1 className="text-2xl">{plan.title}</h1>
      <p className="lede mt-4">
        {priceOf(plan)} {plan.period}
        {instalments && `, ${instalments}`}
        {firstYear && `: ${firstYear}`}. {vat()} Nothing is agreed before you have read the proposal and
        accepted it.
      </p>
      {plan.id === tools['auto-assessment'].plan && (
        <p className="mt-3">
          Has SARS sent you an auto-assessment?{' '}
          <Link to="/auto-assessment" className="more">
            See first whether it is right
          </Link>
        </p>
      )}
      <div className="proposal-letters">
        {step.kind === 'visitor' && <StartVisitor {...step} plan={plan} />}
        {step.kind === 'who' && <Who {...step} refusal={refusal} />}
        {step.kind === 'offer' && <StartOffer {...step} plan={plan} refusal={refusal} />}
      </div>
    </div>
  );
}

function Who({ kind: _kind, choices, refusal, ...rest }: Extract<Step, { kind: 'who' }> & Refused) {
  return (
    <>
      {choices.length > 0 && (
        <section aria-labelledby="known">
          <h2 id="known" className="text-lg">
            Who is it for?
          </h2>
          <ul className="proposal-list">
            {choices.map((choice) => (
              <li key={choice.id}>
                <Link to={`?taxpayer=${choice.id}`} className="inline-flex min-h-11 items-center">
                  {choice.name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="new" className="new-taxpayer">
        <h2 id="new" className="mb-5 text-lg">
          {choices.length > 0 ? 'Somebody else' : 'Who is it for?'}
        </h2>
        {Object.keys(rest.filled).length > 0 && <p className="hint mb-5">{starting.again.filled}</p>}
        <AccountForm refusal={refusal} button="Go on" busy="Saving...">
          <NewTaxpayer {...rest} refusal={refusal} />
        </AccountForm>
      </section>
    </>
  );
}

/** Any year: only the month is read. */
const MONTHS = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: monthText(2026, index + 1).split(' ')[0] ?? '',
}));

const NAME_LABELS: Partial<Record<TaxpayerKind, string>> = {
  individual: 'Full name',
  company: 'Registered name of the company',
};

type NewProps = Omit<Extract<Step, { kind: 'who' }>, 'kind' | 'choices'> & Refused;

function NewTaxpayer({ kinds, name, filled, vat, chosenKind, refusal }: NewProps) {
  const field = (id: string) => filledField(refusal, filled, id);
  const kind = field('kind');
  const [written, numbered, registered] = [field('name'), field('taxNumber'), field('registrationNumber')];
  const first = (kinds.find(({ value }) => value === chosenKind) ?? kinds[0])?.value;
  const only = kinds.length === 1 ? first : undefined;
  return (
    <>
      <input type="hidden" name="intent" value="add" />
      {kinds.length > 1 ? (
        <Segments
          {...kind}
          legend="What is it?"
          options={kinds}
          defaultValue={kind.defaultValue ?? first}
          className="[&_.segments]:flex-wrap"
        />
      ) : (
        <input type="hidden" name="kind" value={first} />
      )}
      {only === 'company' && <OnlyCompany />}
      <TextField
        {...written}
        defaultValue={written.defaultValue ?? (first === 'individual' ? name : undefined)}
        label={(only && NAME_LABELS[only]) ?? 'Full name, or the registered name'}
        required
        maxLength={200}
        autoComplete="off"
      />
      {[numbered, registered].map(
        ({ id, error, defaultValue = '' }) =>
          error && <input key={id} type="hidden" name="sure" value={plainNumber(defaultValue)} />,
      )}
      <TextField
        {...numbered}
        label="Income tax number (optional)"
        hint="Ten digits, from any letter of SARS."
        inputMode="numeric"
        autoComplete="off"
      />
      <ForCompany kinds={kinds}>
        <TextField
          {...registered}
          label="Registration number (optional)"
          hint="As the CIPC writes it: 2016/000100/07."
          maxLength={50}
          autoComplete="off"
        />
        <SelectField
          {...field('yearEnd')}
          defaultValue={field('yearEnd').defaultValue ?? '2'}
          label="Last month of the financial year"
          options={MONTHS}
        />
        <TextField
          {...field('registeredOn')}
          label="Registered on (optional)"
          hint="The CIPC’s day: annual returns are due after it."
          type="date"
        />
      </ForCompany>
      {vat !== 'none' && (
        <SelectField
          {...field('vatCategory')}
          label={vat === 'yes' ? 'VAT category' : 'VAT category (optional)'}
          hint="How often you file, and for which months. It is on your VAT103. If you do not know it, we look it up at SARS."
          required={vat === 'yes'}
          options={[
            { value: '', label: vat === 'yes' ? 'Choose the category' : 'Not registered for VAT' },
            ...VAT_CATEGORIES.map((value) => ({ value, label: `${value}: ${VAT_PERIODS[value]}` })),
            {
              value: UNKNOWN_CATEGORY,
              label: vat === 'yes' ? starting.vatCategory.unknown : starting.vatCategory.unknownVendor,
            },
          ]}
        />
      )}
    </>
  );
}

function filledField(refusal: Refused['refusal'], filled: NewProps['filled'], id: string) {
  const state = fieldState(refusal, id);
  return { ...state, defaultValue: state.defaultValue ?? filled[id] };
}

function OnlyCompany() {
  const { text, link, to } = starting.onlyCompany;
  return (
    <p className="hint">
      {text} <Link to={to}>{link}</Link>
    </p>
  );
}

/** Shown for a company, if the browser can tell; otherwise only the month is posted: February. */
function ForCompany({ kinds, children }: { kinds: NewProps['kinds']; children: ReactNode }) {
  if (!kinds.some(({ value }) => value === 'company'))
    return <input type="hidden" name="yearEnd" value="2" />;
  return <div className="for-company grid gap-5">{children}</div>;
}
