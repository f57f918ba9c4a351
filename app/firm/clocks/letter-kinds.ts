import { isKeyOf } from '#app/platform/core/keys.ts';
import type { SARS_LETTER_KINDS } from '#app/platform/db/work-values.ts';
import type { ClockId } from './count-clock.ts';

export type LetterKind = (typeof SARS_LETTER_KINDS)[number];

type Started = { clock: ClockId; from: 'dated' | 'delivered' };

type Kind = {
  label: string;
  /** For the client: what SARS wants, and what happens by the first of its days. */
  says: string;
  act: string;
  /** Each counts from the letter's date, or from the day on which it came. */
  starts: readonly Started[];
};

const dated = (clock: ClockId): Started => ({ clock, from: 'dated' });
const delivered = (clock: ClockId): Started => ({ clock, from: 'delivered' });

/** The kinds of letters from SARS, and the clocks that each starts. */
export const LETTER_KINDS: Readonly<Record<LetterKind, Kind>> = {
  verification: {
    label: 'Verification: SARS asks for papers',
    says: 'SARS checks a return, and asks for papers.',
    act: 'We send them by',
    starts: [dated('relevant-material')],
  },
  audit: {
    label: 'Notice of an audit',
    says: 'SARS begins an audit.',
    act: 'We send what it asks for by',
    starts: [dated('relevant-material'), dated('audit-start-notice')],
  },
  findings: {
    label: 'Findings of an audit',
    says: 'SARS has written what it found in its audit.',
    act: 'We answer by',
    starts: [delivered('audit-findings-response')],
  },
  assessment: {
    label: 'Assessment',
    says: 'SARS has assessed the tax.',
    act: 'If it is wrong, we act by',
    starts: [dated('reasons-request'), dated('objection')],
  },
  estimate: {
    label: 'Estimate or auto-assessment',
    says: 'SARS has estimated the tax.',
    act: 'If it is wrong, we send the return or the papers by',
    starts: [dated('estimate-correction')],
  },
  penalty: {
    label: 'Penalty',
    says: 'SARS charges a penalty.',
    act: 'If there are grounds for it, we ask SARS to take it back by',
    starts: [dated('remission')],
  },
  objection_invalid: {
    label: 'Objection called not valid',
    says: 'SARS says that the objection is not valid.',
    act: 'We object again by',
    starts: [delivered('objection-renewed')],
  },
  objection_documents: {
    label: 'Request for documents about an objection',
    says: 'SARS asks for documents about the objection.',
    act: 'We send them by',
    starts: [delivered('documents-deliver')],
  },
  objection_decision: {
    label: 'Decision about an objection',
    says: 'SARS has decided about the objection.',
    act: 'If it is wrong, we appeal by',
    starts: [delivered('appeal')],
  },
  return_demand: {
    label: 'Final demand for a return',
    says: 'SARS demands a return.',
    act: 'We file it by',
    starts: [dated('final-demand-return')],
  },
  final_demand: {
    label: 'Final demand for a debt',
    says: 'SARS demands that a debt is paid.',
    act: 'It has to be paid, or settled with SARS, by',
    starts: [delivered('final-demand')],
  },
  judgment: {
    label: 'Debt: notice before a judgment',
    says: 'SARS says that it will ask for a judgment about a debt.',
    act: 'It has to be paid, or settled with SARS, by',
    starts: [dated('judgment-notice')],
  },
  suspension: {
    label: 'Decision about suspending payment',
    says: 'SARS has decided whether the payment can wait.',
    act: 'We answer by',
    starts: [dated('suspension-shield')],
  },
  other: {
    label: 'Another letter',
    says: 'SARS has written.',
    act: 'We answer by',
    starts: [dated('letter-answer')],
  },
};

/** A kind of a newer release counts as another letter. */
export function letterKind(kind: LetterKind): Kind {
  return isKeyOf(LETTER_KINDS, kind) ? LETTER_KINDS[kind] : LETTER_KINDS.other;
}

/** Whether the day of delivery is needed. */
export function countsFromDelivery(kind: LetterKind): boolean {
  return LETTER_KINDS[kind].starts.some(({ from }) => from === 'delivered');
}
