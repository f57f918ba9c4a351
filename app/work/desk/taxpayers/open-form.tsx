import { vatIncluded } from '#content/pages/vat.ts';
import { Form } from '@remix-run/react';
import { useState } from 'react';
import type { Colleague } from '#app/accounts/core/colleagues.server.ts';
import { answerTo } from '#app/platform/forms/posted-forms.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { AmountField, FieldError, SelectField } from '#app/platform/ui/field.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import { NOBODY_IS_MAILED } from '#app/work/core/notices/nobody.ts';
import { TitleField } from '../title-field.tsx';
import type { TaxpayerAnswer } from './taxpayer-forms.ts';
import type { Choices } from './choices.server.ts';

type Props = {
  taxpayerId: string;
  choices: Choices;
  colleagues: readonly Colleague[];
  assigneeId: string;
  answer: TaxpayerAnswer | undefined;
  isMailed: boolean;
};

export function OpenForm(props: Props) {
  const { taxpayerId, choices } = props;
  const { types, type, periods, isUnfit } = choices;
  const [picked, setPicked] = useState(type);
  // A form below another kind of work than the one in sight would open the wrong one.
  const isShown = type !== '' && picked === type;
  return (
    <section aria-labelledby="open">
      <h2 id="open">Open an engagement</h2>
      <Form
        method="get"
        action={`/admin/taxpayers/${taxpayerId}#open`}
        className="work-step"
        preventScrollReset
      >
        <SelectField
          key={type}
          id="type"
          name="type"
          label="What"
          options={type ? types : [{ value: '', label: 'Please choose' }, ...types]}
          defaultValue={type}
          onChange={({ currentTarget }) => setPicked(currentTarget.value)}
          className="taxpayer-what"
        />
        <Button type="submit" look="quiet">
          Show its periods
        </Button>
      </Form>
      {isShown && periods.length === 0 && (
        <p className="mt-3 text-ink-soft">
          The client’s data do not tell its periods: enter the VAT category or the day of registration first.
        </p>
      )}
      {isShown && periods.length > 0 && isUnfit && (
        <Notice tone="loss" title="Does this fit the client?">
          By the data of this page the client is in another VAT category, or not registered. Check it first:
          the client is told what you open.
        </Notice>
      )}
      {isShown && periods.length > 0 && <AgreedForm {...props} />}
    </section>
  );
}

/** Posts to the address that names the kind of work, so that a refusal shows the same form. */
function AgreedForm({ taxpayerId, choices, colleagues, assigneeId, answer, isMailed }: Props) {
  const refused = answerTo(answer, 'open');
  const { types, type, periods, period, price, asksTitle } = choices;
  const key = `${type} ${refused?.errors.period ?? ''}`;
  return (
    <Form
      method="post"
      action={`/admin/taxpayers/${taxpayerId}?index&type=${type}`}
      className="work-step mt-4"
      key={key}
      noValidate
    >
      <input type="hidden" name="intent" value="open" />
      <input type="hidden" name="type" value={type} />
      <SelectField
        id="period"
        name="period"
        label={`Period of ${types.find(({ value }) => value === type)?.label}`}
        options={periods}
        defaultValue={refused?.typed.period ?? period}
        className="taxpayer-what"
      />
      {asksTitle && <TitleField title={refused?.typed.title} error={refused?.errors.title} />}
      <AmountField
        id="price"
        name="price"
        label={`Price${vatIncluded()} (optional)`}
        defaultValue={refused?.typed.price ?? price}
        hint={price ? 'As this kind of work says' : undefined}
        error={refused?.errors.price}
      />
      <SelectField
        id="responsible"
        name="assigneeId"
        label="Responsible"
        defaultValue={refused?.typed.assigneeId ?? assigneeId}
        options={[
          { value: '', label: 'Nobody' },
          ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <FieldError id="open-error" message={refused?.errors.period} />
      <div className="work-open-acts">
        <Button type="submit">Open, agreed elsewhere</Button>
        <Button
          type="submit"
          look="quiet"
          formMethod="get"
          formAction={`/admin/taxpayers/${taxpayerId}/propose`}
        >
          Send a proposal instead
        </Button>
      </div>
      <p className="hint work-open-hint">
        “Agreed elsewhere” begins the work at once, or on its start day if its papers cannot exist yet.
        {isMailed ? ' The client gets a mail when it begins.' : ''} A proposal has to be accepted first.
        {!isMailed && ` ${NOBODY_IS_MAILED}`}
      </p>
    </Form>
  );
}
