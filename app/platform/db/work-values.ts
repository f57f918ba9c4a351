import type { InPerson, Objection, SIGNATURE_PROOFS } from './in-person-values.ts';

export const TAXPAYER_KINDS = ['individual', 'company', 'trust', 'estate'] as const;
/** Beside the income tax and the registration number. */
export const NUMBER_KINDS = [
  'identityNumber',
  'passportNumber',
  'vatNumber',
  'payeNumber',
  'sdlNumber',
  'uifNumber',
  'uifFundNumber',
  'coidaNumber',
  'customsNumber',
] as const;
/** In characters, line breaks included. */
export const LONGEST_ADDRESS = 500;
export const LONGEST_CONTACT_ROLE = 100;
export const RELATION_KINDS = [
  'director',
  'shareholder',
  'member',
  'founder',
  'trustee',
  'beneficiary',
  'executor',
  'partner',
  'spouse',
] as const;
export const LONGEST_TASK = 200;
export const TAG_TONES = ['plain', 'bloom', 'veld', 'gain', 'loss'] as const;
export const MOST_MINUTES = 1440;
export const MOST_WEEKLY_MINUTES = 80 * 60;
export const TAXPAYER_ROLES = ['owner', 'contributor'] as const;
export const CLIENT_STATUSES = ['prospect', 'active', 'former'] as const;
export const FICA_DOCUMENTS = [
  'id-document',
  'passport',
  'registration-papers',
  'trust-deed',
  'letters-of-executorship',
  'another-reliable-source',
] as const;
export const FICA_RISKS = ['low', 'standard', 'high'] as const;
export const LONGEST_FICA_TEXT = 500;
/** How we made sure that a bank account is the client's; `open`: not yet. */
export const BANK_CONFIRMATIONS = ['call', 'person', 'verified', 'letter', 'open'] as const;
export const CLIENT_FIELD_KINDS = ['text', 'number', 'date', 'choice'] as const;
/** The official ones, by their codes. */
export const LANGUAGES = ['en', 'af', 'zu', 'xh', 'nso', 'tn', 'st', 'ts', 'ss', 've', 'nr'] as const;
export const VAT_CATEGORIES = ['A', 'B', 'C', 'D', 'E'] as const;

/** In the order of the work; `declined`, `expired` and `withdrawn` end a proposal, `left_out` planned work. */
export const ENGAGEMENT_STATES = [
  'planned',
  'proposed',
  'accepted',
  'collecting',
  'in_progress',
  'waiting_for_client',
  'with_sars',
  'done',
  'declined',
  'expired',
  'withdrawn',
  'left_out',
] as const;

export const ACCEPTANCE_PROOFS = ['session', 'code'] as const;

export const EVENT_KINDS = ['state', 'item', 'document', 'proposal', 'assignee', 'note'] as const;
export const ITEM_STATES = ['open', 'answered', 'returned', 'accepted', 'not_mine', 'lapsed'] as const;
export const ITEM_MEDIA = ['file', 'photos', 'sentence', 'amount', 'date'] as const;
export const ITEM_TAKES = [...ITEM_MEDIA, 'approval'] as const;
export const APPROVAL_FIGURES = ['none', 'refund', 'pay'] as const;

export const SIGNED_KINDS = ['statements', 'return', 'resolution', 'mandate', 'engagement', 'other'] as const;

/** Pen strokes, each `x, y, x, y …` in a field of 1000 by 300, from its left and its top. */
export type Drawing = readonly (readonly number[])[];

/**
 * `typed`: the name. `drawn`: also drawn by hand. `at`: ISO. `network`: `196.25.1.0/24`, where they signed from.
 * `inPerson`: only with the proof `person`.
 */
export type Signature = {
  name: string;
  email: string;
  typed: string;
  drawn?: Drawing;
  proof: (typeof SIGNATURE_PROOFS)[number];
  inPerson?: InPerson;
  at: string;
  network: string;
};

/** Where a name is put. `page`: from 1. `x`, `y`: its middle, in thousandths of the shown page, from left and top. */
export type SignPlace = { document: string; email: string; page: number; x: number; y: number };

/**
 * All of the `signers` sign, in their order if `inOrder`, until the end of the day `until` (`2026-12-11`).
 * `places`: in its documents, besides the page of signatures. `handedOver`: until that moment (ISO) one of the signers
 * has the device, to sign in person. `sealed`: the sealed files, made by a job after the last signature; from then on
 * nothing is undone.
 */
export type Signing = {
  kind: (typeof SIGNED_KINDS)[number];
  signers: readonly { name: string; email: string }[];
  inOrder: boolean;
  until: string;
  places?: readonly SignPlace[];
  signatures: readonly Signature[];
  handedOver?: { key: string; email: string; until: string } | null;
  objections?: readonly Objection[];
  sealed: readonly { id: string; name: string }[] | null;
};

/**
 * What a client is asked to approve, or with a `signing` to sign. `cents`: null without a figure. `payBy`:
 * `2026-11-30`. `documents`: the files as they were when the client was asked. `given`: who approved or signed last,
 * how and when (ISO); null before that, and after it was taken back.
 */
export type Approval = {
  figure: (typeof APPROVAL_FIGURES)[number];
  cents: number | null;
  payBy: string | null;
  documents: readonly { id: string; name: string; sha256: string }[];
  given: { name: string; email: string; proof: (typeof SIGNATURE_PROOFS)[number]; at: string } | null;
  signing?: Signing;
};

/** In cents, as it counts in what is to be paid: a negative line lowers that. */
export type OutcomeLine = { label: string; filed: number; assessed: number };

/**
 * What SARS decided. `cents`: of what is paid or refunded; null without a figure. Days: `2026-11-30`. `filed`:
 * the figure that we filed; null if not recorded. `why`: for the client. `settledOn`: when it was paid or refunded.
 */
export type Outcome = {
  assessedOn: string;
  reference: string | null;
  figure: (typeof APPROVAL_FIGURES)[number];
  cents: number | null;
  payBy: string | null;
  filed: Pick<Approval, 'figure' | 'cents'> | null;
  why: string;
  settledOn: string | null;
  /** Their differences add up to that of the figures; earlier releases stored none. */
  lines?: readonly OutcomeLine[];
};

export const SARS_LETTER_KINDS = [
  'verification',
  'audit',
  'findings',
  'assessment',
  'estimate',
  'penalty',
  'objection_invalid',
  'objection_documents',
  'objection_decision',
  'return_demand',
  'final_demand',
  'judgment',
  'suspension',
  'other',
] as const;

/**
 * A letter from SARS. Days: `2026-11-30`. `kind`: null until a colleague has read it. `cameOn`: when it was handed
 * in here; `words`: what that person wrote. `answerBy`: the day that the letter names. By clock: `days`, the last day
 * that a colleague set, and `answered`, when it was done, or `not_needed`.
 */
export type SarsLetter = {
  id: string;
  kind: (typeof SARS_LETTER_KINDS)[number] | null;
  cameOn: string;
  isFromClient: boolean;
  documentIds: readonly string[];
  words: string;
  datedOn: string | null;
  deliveredOn: string | null;
  answerBy: string | null;
  days: Readonly<Record<string, string>>;
  answered: Readonly<Record<string, string>>;
};

export const DOCUMENT_DIRECTIONS = ['from_client', 'to_client'] as const;
/** Of a photo's thumbnail. `cut`: part of the photo is missing. */
export const DRAWING_STATES = ['waiting', 'damaged', 'cut'] as const;

export const NOTICE_KINDS = [
  'opened',
  'requested',
  'approval',
  'returned',
  'accepted',
  'complete',
  'message',
  'delivered',
  'withdrawn',
  'unsaid',
  'not_needed',
  'not_returned',
  'not_yet',
  'proposal',
  'state',
  'outcome',
  'outcome_undone',
  'correction',
  'unsafe',
  'reminder',
  'proposal_reminder',
] as const;
export const FIRM_NOTICE_KINDS = [
  'unsafe',
  'accepted',
  'declined',
  'approved',
  'disapproved',
  'unapproved',
  'signed',
  'unsigned',
  'complete',
  'answered',
  'sars_letter',
  'to_review',
  'sent_back',
  'unreviewed',
  'reviewed',
  'review_by_other',
  'paper',
  'message',
  'claimed',
  'correction',
  'enquiry',
] as const;
export const WORK_PLACES = ['top', 'open', 'messages', 'from-us'] as const;
