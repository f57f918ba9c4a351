import { Form, Link } from '@remix-run/react';
import { starting } from '#content/pages/starting.ts';
import { VAT_CATEGORIES } from '#app/platform/db/work-values.ts';
import type { FormOver } from '#app/platform/forms/meanwhile.ts';
import { SharedFields } from '#app/platform/forms/shared-fields.tsx';
import { DraftOwner } from '#app/platform/drafts/draft-owner.tsx';
import { keyIn, keysOf } from '#app/platform/core/keys.ts';
import { monthName } from '#app/platform/core/time.ts';
import type { Colleague } from '#app/accounts/core/colleagues.server.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { SelectField, TextArea, TextField } from '#app/platform/ui/field.tsx';
import { asOptions, pairsOf } from '#app/platform/filters/define-filter.ts';
import { ADDRESSES, doubtOfAddress } from '#app/work/core/taxpayers/addresses.ts';
import { doubtOf } from '#app/work/core/taxpayers/doubts.ts';
import { LANGUAGE_LABELS } from '#app/work/core/taxpayers/languages.ts';
import { CLIENT_STATUS } from '#app/work/core/taxpayers/status.ts';
import { controlOf, type OwnField } from '#app/work/core/taxpayers/own-fields.ts';
import { OwnFieldControl } from './own-field.tsx';
import { NumberFields } from './number-fields.tsx';
import { KIND_LABELS } from '#app/work/core/taxpayers/kinds.ts';
import type { Alike } from '#app/work/core/taxpayers/alike.server.ts';
import { Notice } from '#app/platform/ui/notice.tsx';
import { seenKey } from './taxpayer-forms.ts';

export type Typed = Record<string, string>;

type Props = {
  values: Typed;
  errors: Partial<Record<string, string>>;
  colleagues: readonly Colleague[];
  fields: readonly OwnField[];
  owner: string;
  button: string;
  over?: FormOver;
  action?: string;
  newId?: string;
  /** Others that may be the same: sent again, the form says that they were seen. */
  alike?: readonly Alike[];
  /** Registered for VAT, in a category that a colleague looks up. */
  isVatLookedUp?: boolean;
};

export const CLASH = 'clash';

const NONE: readonly Alike[] = [];

const MONTHS = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: monthName(index + 1),
}));

export function TaxpayerForm({
  values,
  errors,
  colleagues,
  fields,
  owner,
  button,
  over,
  action,
  newId,
  alike = NONE,
  isVatLookedUp,
}: Props) {
  const field = (name: string) => ({ id: name, name, defaultValue: values[name] ?? '', error: errors[name] });
  return (
    <Form method="post" action={action} noValidate className="taxpayer-form">
      <input type="hidden" name="intent" value="data" />
      {newId && <input type="hidden" name="key" value={newId} />}
      {over && <SharedFields over={over} id={CLASH} />}
      <DraftOwner owner={owner} />
      {alike.length > 0 && <AlikeNotice alike={alike} />}
      <TextField {...field('name')} label="Name" maxLength={200} required autoComplete="off" />
      <SelectField {...field('kind')} label="Kind" options={asOptions(pairsOf(KIND_LABELS))} />
      <TextField
        {...field('email')}
        label="E-mail (optional)"
        type="email"
        autoComplete="off"
        hint="Gets the mails as well as the members."
      />
      {newId && <Phone {...field('phone')} />}
      <SelectField
        {...field('assigneeId')}
        label="Looked after by"
        options={[
          { value: '', label: 'Nobody: all staff see it' },
          ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Addresses field={field} />
      <AtSarsAndCipc field={field} values={values} isVatLookedUp={isVatLookedUp} />
      <LanguageAndStatus field={field} isNew={newId !== undefined} />
      {fields.map((one) => (
        <OwnFieldControl key={one.id} of={one} {...field(controlOf(one))} />
      ))}
      <NumberFields values={values} errors={errors} />
      <div className="taxpayer-wide">
        <Button type="submit">{alike.length > 0 ? `${button}: it is another one` : button}</Button>
      </div>
    </Form>
  );
}

/** It is saved all the same. */
function doubtIn(values: Typed, name: 'taxNumber' | 'registrationNumber'): string | undefined {
  const kind = keyIn(KIND_LABELS, values.kind ?? '') ?? 'individual';
  return doubtOf(name, values[name] ?? null, kind) ?? undefined;
}

type FieldOf = (name: string) => {
  id: string;
  name: string;
  defaultValue: string;
  error: string | undefined;
};

function AtSarsAndCipc({
  field,
  values,
  isVatLookedUp,
}: { field: FieldOf } & Pick<Props, 'values' | 'isVatLookedUp'>) {
  return (
    <>
      <TextField
        {...field('taxNumber')}
        label="Income tax number (optional)"
        hint={doubtIn(values, 'taxNumber')}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        {...field('registrationNumber')}
        label="Registration number (optional)"
        maxLength={50}
        autoComplete="off"
        hint={doubtIn(values, 'registrationNumber') ?? 'Of the CIPC or the Master.'}
      />
      <SelectField {...field('yearEnd')} label="Financial year ends with" options={MONTHS} />
      <TextField
        {...field('registeredOn')}
        label="Registered on (optional)"
        type="date"
        hint="The CIPC’s day: annual returns are due after it."
      />
      <SelectField
        {...field('vatCategory')}
        label="VAT category"
        options={[
          { value: '', label: isVatLookedUp ? starting.vatCategory.lookedUp : 'Not registered' },
          ...VAT_CATEGORIES.map((value) => ({ value, label: value })),
        ]}
      />
    </>
  );
}

function Addresses({ field: fieldOf }: { field: FieldOf }) {
  return (
    <div className="taxpayer-wide grid gap-x-5 gap-y-4 sm:grid-cols-2">
      {keysOf(ADDRESSES).map((kind) => {
        const { label, hint } = ADDRESSES[kind];
        const field = fieldOf(kind);
        const doubt = field.defaultValue && doubtOfAddress(field.defaultValue);
        return (
          <TextArea
            key={kind}
            {...field}
            label={`${label} (optional)`}
            rows={3}
            autoComplete="off"
            hint={doubt || hint}
          />
        );
      })}
    </div>
  );
}

function Phone(field: ReturnType<FieldOf>) {
  const hint = 'Kept as its first contact person.';
  return <TextField {...field} label="Phone (optional)" type="tel" autoComplete="off" hint={hint} />;
}

function LanguageAndStatus({ field, isNew }: { field: FieldOf; isNew: boolean }) {
  return (
    <>
      <SelectField
        {...field('language')}
        label="Language"
        options={asOptions(pairsOf(LANGUAGE_LABELS))}
        hint="In which we write to it. What the site mails is in English."
      />
      {isNew && (
        <SelectField
          {...field('status')}
          label="Status"
          options={(['active', 'prospect'] as const).map((value) => ({
            value,
            label: CLIENT_STATUS[value].label,
          }))}
          hint="A prospect has agreed to nothing yet, and is not counted as a client."
        />
      )}
    </>
  );
}

function AlikeNotice({ alike }: { alike: readonly Alike[] }) {
  return (
    <div role="alert" className="taxpayer-wide">
      <input type="hidden" name="seenAlike" value={seenKey(alike)} />
      <Notice tone="loss" title="Is it one of these?">
        <p>Nothing is saved yet. If it is another one, press the button once more.</p>
        <ul className="mt-2">
          {alike.map(({ id, name, assignee, because, about }) => (
            <li key={id}>
              <Link to={`/admin/taxpayers/${id}`} translate="no">
                {name}
              </Link>{' '}
              ({about}): the same {because}
              {assignee && `; ${assignee} looks after it`}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
