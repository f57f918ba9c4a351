import { firm } from '#app/platform/content/firm.ts';

/** `SAICA, SAIPA and SAIBA` */
export function bodies(): string {
  const [last = '', ...others] = firm.bodies.toReversed();
  return [others.toReversed().join(', '), last].filter(Boolean).join(' and ');
}

/** `No contracts. No hidden fees. Cancel anytime.` */
export function promises(): string {
  return firm.promises.map((promise) => `${promise}.`).join(' ');
}

/** Beside the plans: explains the letter that a client accepts. */
export function letterOfEngagement(): string {
  return `Before we begin you accept a letter of engagement. It says what we do and what it costs${mayLeave() ? ', has no fixed term' : ''}${endsAnyDay()}.`;
}

/** At the end of a sentence: the effect of the promise that a client may leave. */
export function endsAnyDay(): string {
  return mayLeave() ? ', and you can end it on any day' : '';
}

export function anyMonth(): string {
  return mayLeave() ? 'any month' : '';
}

function mayLeave(): boolean {
  return allowsLeaving(firm.promises);
}

/** Whether one of the firm's own sentences says that a client may leave. */
export function allowsLeaving(promises: readonly string[]): boolean {
  return promises.some((promise) => /\b(cancel|leave|end)\b/i.test(promise));
}

export function answerTime(): string {
  const { answerWorkingDays: days } = firm.commitments;
  return days === 1 ? 'by the end of the next working day' : `within ${days} working days`;
}

const HEADS = {
  director: { title: 'Directors', one: 'a director', only: 'our director' },
  member: { title: 'Members', one: 'a member', only: 'our member' },
  partner: { title: 'Partners', one: 'a partner', only: 'our partner' },
  trustee: { title: 'Trustees', one: 'a trustee', only: 'our trustee' },
  owner: { title: 'Owner', one: 'an owner', only: 'the owner' },
} as const;

/** What `firm.directors` are called. */
export function heads(): (typeof HEADS)[keyof typeof HEADS] {
  return HEADS[firm.headed ?? 'director'];
}

/** Who speaks for the firm. */
export function headOfFirm(): string {
  const { one, only } = heads();
  return firm.directors.length > 1 ? one : only;
}

/** If several head the firm, one who did not do the work. */
export function complaintReader(): string {
  const { one, only } = heads();
  return firm.directors.length > 1 ? `${one} who did not do the work` : only;
}

/** The legal name, with a company's number. */
export function registeredName(): string {
  const { legalName, registrationNumber: number } = firm;
  return number === null ? legalName : `${legalName}, registration number ${number}`;
}

export function complaintTime(): string {
  return `within ${firm.commitments.complaintBusinessDays} business days`;
}

/** What the prices on this site include: the same sentence on the pricing page and in the terms. */
export const offer =
  'A price on this website is what we charge for the work it describes, and it binds us both once we have confirmed it to you in writing, before any work begins.';
