import { keyIn } from '#app/platform/core/keys.ts';
import { oneLine } from '#app/platform/core/text.ts';
import { isIsoDate, southAfricanDay } from '#app/platform/core/time.ts';
import { done, missing, refused, shown, unchanged } from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { newIdIn } from '#app/platform/http/submission-key.ts';
import {
  addAccount,
  removeAccount,
  restoreAccount,
  showAccount,
  type NewAccount,
} from '#app/work/core/taxpayers/bank-accounts.server.ts';
import {
  accountRefusal,
  branchRefusal,
  CONFIRMATIONS,
  doubtsOfAccount,
  maskedNumber,
  plainDigits,
} from '#app/work/core/taxpayers/bank-accounts.ts';
import type { TaxpayerIntent, TaxpayerTask } from './taxpayer-forms.ts';

const PLACE = '#bank';
const GONE = { title: 'This account was replaced or removed meanwhile', place: PLACE };

/** The number itself is in no Undo, no draft and no audit. */
export const BANK = {
  async 'bank-add'({ form, me, taxpayer }: TaxpayerTask) {
    const { values, errors } = readAccount(form);
    if (!values) return refused(errors);
    const item = newIdIn(form);
    const replaces = textIn(form, 'item') || null;
    const added = await addAccount(me, taxpayer.id, { key: item, replaces }, values);
    if (added === 'gone') return missing();
    if (added === 'left') return unchanged(GONE);
    const doubts = [
      ...doubtsOfAccount({ branchCode: null, ...values }),
      CONFIRMATIONS[values.confirmedBy].doubt,
    ];
    return done<TaxpayerIntent>({
      title: replaces ? 'Another account is stored' : 'Account stored',
      description: doubts.filter(Boolean).join(' ') || 'Nobody is told.',
      place: PLACE,
      undo: { intent: 'bank-undo', item },
    });
  },
  async 'bank-undo'({ form, me, taxpayer }: TaxpayerTask) {
    const undone = await removeAccount(me, taxpayer.id, textIn(form, 'item'), { isUndo: true });
    return undone === 'gone' ? unchanged(GONE) : done({ title: 'As it was before', place: PLACE });
  },
  async 'bank-remove'({ form, me, taxpayer }: TaxpayerTask) {
    const item = textIn(form, 'item');
    const removed = await removeAccount(me, taxpayer.id, item);
    if (removed === 'gone') return unchanged(GONE);
    return done<TaxpayerIntent>({
      title: `Account ${maskedNumber(removed.end)} removed`,
      place: PLACE,
      undo: { intent: 'bank-restore', item },
    });
  },
  async 'bank-restore'({ form, me, taxpayer }: TaxpayerTask) {
    const restored = await restoreAccount(me, taxpayer.id, textIn(form, 'item'));
    return restored === 'gone'
      ? unchanged({ title: 'There is nothing to bring back', place: PLACE })
      : done({ title: `Account ${maskedNumber(restored.end)} is back`, place: PLACE });
  },
  async 'bank-show'({ form, me, taxpayer }: TaxpayerTask) {
    const account = await showAccount(me, taxpayer.id, textIn(form, 'item'));
    return account === 'gone' ? unchanged(GONE) : shown({ account });
  },
};

type Read = { values: NewAccount; errors: null } | { values: null; errors: Record<string, string> };

function readAccount(form: FormData): Read {
  const [holder, bank] = [oneLine(textIn(form, 'holder')), oneLine(textIn(form, 'bank'))];
  const branchCode = plainDigits(textIn(form, 'branchCode'));
  const accountNumber = plainDigits(textIn(form, 'accountNumber'));
  const confirmedBy = keyIn(CONFIRMATIONS, textIn(form, 'confirmedBy'));
  const day = textIn(form, 'confirmedOn');
  const errors: Record<string, string> = {};
  if (holder.length < 2 || holder.length > 200) errors.holder = 'Enter whose account it is.';
  if (bank.length < 2 || bank.length > 60) errors.bank = 'Enter the bank.';
  if (branchRefusal(branchCode)) errors.branchCode = branchRefusal(branchCode);
  if (accountRefusal(accountNumber)) errors.accountNumber = accountRefusal(accountNumber);
  // Typed twice, as what was typed wrong goes to somebody else.
  else if (plainDigits(textIn(form, 'accountAgain')) !== accountNumber)
    errors.accountAgain = 'The two numbers differ.';
  if (!confirmedBy) errors.confirmedBy = 'Say how it was confirmed that the account is the client’s.';
  const isDated = confirmedBy !== undefined && CONFIRMATIONS[confirmedBy].isDated;
  if (isDated && !(isIsoDate(day) && day >= '1990' && day <= southAfricanDay()))
    errors.confirmedOn = 'Give the day on which it was confirmed.';
  if (!confirmedBy || Object.keys(errors).length > 0) return { values: null, errors };
  const confirmedOn = isDated ? day : null;
  return {
    values: { holder, bank, branchCode: branchCode || null, accountNumber, confirmedBy, confirmedOn },
    errors: null,
  };
}
