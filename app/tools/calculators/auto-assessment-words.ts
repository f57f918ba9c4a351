import { formatRand, formatShortRand, type Cents } from '#app/tax/money.ts';
import type { Headline } from './calculator.ts';

/** In cents: positive is a refund, negative is to pay; `difference` is what a correction changes. */
export type Balances = { difference: Cents; balanceAsAssessed: Cents; balanceCorrected: Cents };

/** Where the balance before a correction comes from. Without the notice nobody knows what SARS has. */
export type KnownFrom = 'notice' | 'irp5';

export const ANSWER = 'By your answers';

export const DIFFERS: Headline = { label: ANSWER, text: 'Your assessment differs: compare it first' };

export const FIND_OUT = 'Find out which figures are right before you correct anything.';

export const TYPE_THE_REFUND =
  'Type the refund on the notice, or what is to pay: it shows whether SARS has the same figures.';

const COMPARE_IRP5 = 'Now choose “My IRP5” above: it shows whether SARS has all your income and PAYE.';

export const CREDITS_ASSUMED = 'Medical credits count as given in full. If the notice shows less, type it.';

export const WHEN = { notice: 'as SARS has it', irp5: 'by your IRP5 alone' } as const satisfies Record<
  KnownFrom,
  string
>;

export const NOTHING_TO_FILE = {
  notice: 'There is nothing to file.',
  irp5: 'The notice shows whether there is anything to file.',
  alone: 'Your IRP5 shows whether there is anything to file.',
} as const;

/** `waiting`: claims whose papers are not there yet. `isAlone`: nothing to claim, and no IRP5 to compare. */
type Standing = { waiting: number; isLate: boolean; from: KnownFrom; isAlone: boolean };

export function meaningOf(balances: Balances, { waiting, isLate, from, isAlone }: Standing): string {
  const { difference, balanceCorrected } = balances;
  if (difference > 0) {
    const isBack = balanceCorrected > 0;
    if (isLate)
      return `A correction could ${isBack ? 'bring more back' : 'leave less to pay'}, if it is still in time or SARS agrees to more time.`;
    return `A correction ${isBack ? 'brings more back' : 'leaves less to pay'}. Have the papers ready before you ask for it.`;
  }
  if (difference < 0) return 'SARS has counted too little. Correct it before SARS finds it.';
  if (waiting > 0) return 'There may be more to claim, once the papers for it are there.';
  return from === 'notice' && !isAlone ? 'By your answers there is nothing to correct.' : NOTHING_MORE;
}

export function labelOf(difference: Cents): string {
  return difference < 0 ? 'What the correction costs' : 'What the correction brings';
}

/** The difference comes first: the question was whether the assessment is right. In cents, as `Balances`. */
export function comparedWith(balance: Cents, difference: Cents, from: KnownFrom): string {
  const amount = formatShortRand(Math.abs(difference));
  const { offers, asks, leaves } = BESIDE[from];
  if (balance >= 0) return `${amount} ${difference > 0 ? 'more' : 'less'} than ${offers}`;
  const back = balance + difference;
  if (back > 0) return `${formatShortRand(back)} back, where ${leaves(formatShortRand(-balance))}`;
  return `${amount} ${difference > 0 ? 'less' : 'more'} to pay than ${asks}`;
}

/** No success for zero. `toCome`: the value of claims without papers, null if unknown. */
export function sameAs(balance: Cents, toCome: Cents | null, from: KnownFrom): string {
  if (toCome) return `${comparedWith(balance, toCome, from)}, once the papers are there`;
  const { offers, asks } = BESIDE[from];
  return `The same as ${balance < 0 ? asks : offers}${toCome === null ? ', until a claim has its papers' : ''}`;
}

const NOTHING_MORE = 'By your answers SARS misses nothing.';

const BESIDE = {
  notice: {
    offers: 'SARS offers',
    asks: 'SARS asks',
    leaves: (owed: string) => `SARS asks for ${owed}`,
  },
  irp5: {
    offers: WHEN.irp5,
    asks: WHEN.irp5,
    leaves: (owed: string) => `your IRP5 alone leaves ${owed} to pay`,
  },
} as const;

export function adviceOn(
  balances: Balances,
  { waiting, isLate, from, isAlone }: Standing,
): readonly string[] {
  const { difference, balanceAsAssessed } = balances;
  // Only a notice says what is to be paid.
  const owes = from === 'notice' && balanceAsAssessed < 0;
  const owed = formatRand(Math.max(0, -balanceAsAssessed));
  const compare = from === 'irp5' ? [TYPE_THE_REFUND] : [];
  if (difference > 0) {
    const effect = effectOf(balances);
    return [
      isLate
        ? `With the papers named below, and if it is still in time: ${effect}.`
        : `Do not leave it as it is: silence counts as agreement. Have it corrected, with the papers named below: ${effect}.`,
      ...(owes ? [`Until SARS has corrected it, pay the ${owed} by the day that the notice names.`] : []),
      ...compare,
    ];
  }
  if (difference < 0)
    return [
      `SARS does not know of this yet: ${formatRand(-difference)} more is owed. Correct it yourself: silence counts as agreement, and SARS may add a penalty.`,
      ...compare,
    ];
  const pay = owes ? [`Pay the ${owed} by the day that the notice names.`] : [];
  if (waiting > 0 || from === 'irp5') return [...pay, ...compare];
  if (isAlone) return [COMPARE_IRP5, ...pay];
  return [
    'By your six answers SARS has everything, and there is nothing to correct. You need not accept it: silence counts as agreement.',
    ...pay,
  ];
}

/** Of a correction that helps: first what is owed goes down, and only the rest comes back. */
function effectOf({ difference, balanceAsAssessed, balanceCorrected }: Balances): string {
  if (balanceAsAssessed >= 0) return `${formatRand(difference)} more comes back to you`;
  if (balanceCorrected > 0)
    return `${formatRand(balanceCorrected)} comes back instead of ${formatRand(-balanceAsAssessed)} to pay`;
  if (balanceCorrected === 0) return `the ${formatRand(-balanceAsAssessed)} is no longer owed`;
  return `${formatRand(difference)} less is to pay, and ${formatRand(-balanceCorrected)} is left`;
}

export function balanceOf(cents: Cents, when: string): Headline {
  if (cents === 0) return { label: `Refund ${when}`, text: 'None, and nothing to pay' };
  return { label: `${cents < 0 ? 'Tax to pay' : 'Your refund'} ${when}`, once: true, cents: Math.abs(cents) };
}
