import { Form } from '@remix-run/react';
import { dayText } from '#app/platform/core/time.ts';
import { namedOptions } from '#app/platform/filters/define-filter.ts';
import { answerTo } from '#app/platform/forms/posted-forms.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { SelectField, TextField } from '#app/platform/ui/field.tsx';
import { Mark } from '#app/platform/ui/mark.tsx';
import type { BankAccount } from '#app/work/core/taxpayers/bank-accounts.server.ts';
import { CONFIRMATIONS, maskedNumber } from '#app/work/core/taxpayers/bank-accounts.ts';
import type { TaxpayerAnswer } from './taxpayer-forms.ts';
import { fieldsIn } from '#app/platform/forms/fields-in.ts';
import { NewFold } from '#app/work/desk/new-fold.tsx';

type Props = {
  accounts: readonly BankAccount[];
  canChange: boolean;
  newId: string;
  answer: TaxpayerAnswer | undefined;
};

const CHOICES = namedOptions(
  Object.fromEntries(Object.entries(CONFIRMATIONS).map(([key, { choice }]) => [key, choice])),
);

/** Masked: the whole number is shown only on purpose, to a colleague who looks after the client. */
export function Bank({ accounts, canChange, newId, answer }: Props) {
  if (accounts.length === 0 && !canChange) return null;
  return (
    <section aria-labelledby="bank">
      <h2 id="bank">Bank details</h2>
      {accounts.length === 0 && <p className="hint">None yet.</p>}
      {accounts.length > 0 && (
        <ul className="contact-list">
          {accounts.map((account) => (
            <li key={account.id}>
              <Account {...{ account, canChange, newId, answer }} />
            </li>
          ))}
        </ul>
      )}
      {canChange && (
        <AccountFold
          key={accounts.length}
          summary="Add an account"
          newId={newId}
          answer={answerTo(answer, 'bank-add')}
        />
      )}
    </section>
  );
}

function Account({
  account,
  canChange,
  newId,
  answer,
}: { account: BankAccount } & Pick<Props, 'canChange' | 'newId' | 'answer'>) {
  const { id, holder, bank, branchCode, end, confirmedBy, confirmedOn } = account;
  const { shown, tone, doubt } = CONFIRMATIONS[confirmedBy];
  const whole = answer?.account?.id === id ? answer.account.accountNumber : null;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-4" translate="no">
        <span className="work-name">{bank}</span>
        <span className="num" role={whole ? 'status' : undefined}>
          {whole ?? maskedNumber(end)}
        </span>
        {branchCode && <span className="hint num">branch {branchCode}</span>}
      </p>
      <p>
        {holder}. <Mark tone={tone}>{confirmedOn ? `${shown}, ${dayText(confirmedOn)}` : shown}</Mark>
      </p>
      {doubt && <p className="hint">{doubt}</p>}
      {canChange && (
        <>
          <Form method="post" className="my-2 flex flex-wrap gap-3">
            <input type="hidden" name="item" value={id} />
            {!whole && (
              <Button type="submit" name="intent" value="bank-show" look="quiet" small>
                Show the number
              </Button>
            )}
            <Button type="submit" name="intent" value="bank-remove" look="quiet" small>
              Remove
            </Button>
          </Form>
          <p className="hint">That it was shown is written down.</p>
          <AccountFold
            summary="Another account instead"
            item={id}
            newId={newId}
            answer={answerTo(answer, 'bank-add', id)}
          />
        </>
      )}
    </>
  );
}

type FoldProps = Pick<Props, 'newId' | 'answer'> & { summary: string; item?: string };

function AccountFold({ summary, item = '', newId, answer }: FoldProps) {
  const field = fieldsIn(`bank${item}`, answer?.typed ?? {}, answer?.errors);
  return (
    <NewFold
      intent="bank-add"
      button="Store it"
      isOpen={answer !== undefined}
      drawn={answer?.errors}
      {...{ summary, newId }}
    >
      <input type="hidden" name="item" value={item} />
      <p className="taxpayer-wide">
        New bank details by mail are the usual fraud, also from the client’s own address. Call a number that
        you had before, and ask.
      </p>
      <TextField {...field('bank')} label="Bank" maxLength={60} />
      <TextField {...field('holder')} label="In the name of" maxLength={200} />
      <TextField {...field('accountNumber')} label="Account number" inputMode="numeric" maxLength={30} />
      <TextField
        {...field('accountAgain')}
        label="Account number, once more"
        inputMode="numeric"
        maxLength={30}
      />
      <TextField {...field('branchCode')} label="Branch code (optional)" inputMode="numeric" maxLength={12} />
      <SelectField
        {...field('confirmedBy')}
        label="How was it confirmed?"
        options={[{ value: '', label: 'Please choose' }, ...CHOICES]}
      />
      <TextField {...field('confirmedOn')} label="Confirmed on" type="date" />
    </NewFold>
  );
}
