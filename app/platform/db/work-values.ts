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
/** Of a client, in characters with its line breaks. */
export const LONGEST_ADDRESS = 500;
export const LONGEST_CONTACT_ROLE = 100;
/** What one is of the other; `partner` and `spouse` are so of each other. */
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
/** Minutes of one entry of time: a day. */
export const MOST_MINUTES = 1440;
export const MOST_WEEKLY_MINUTES = 80 * 60;
export const TAXPAYER_ROLES = ['owner', 'contributor'] as const;
/** Of a client: `prospect` before anything is agreed. */
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
/** How it was made sure that a bank account is the client’s; `open`: not yet. */
export const BANK_CONFIRMATIONS = ['call', 'person', 'verified', 'letter', 'open'] as const;
export const CLIENT_FIELD_KINDS = ['text', 'number', 'date', 'choice'] as const;
/** The official ones, by their codes. */
export const LANGUAGES = ['en', 'af', 'zu', 'xh', 'nso', 'tn', 'st', 'ts', 'ss', 've', 'nr'] as const;
export const VAT_CATEGORIES = ['A', 'B', 'C', 'D', 'E'] as const;

/** In the order of the work; `declined`, `expired` and `withdrawn` end a proposal, `left_out` what was planned. */
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

/** Strokes of a pen, each `x, y, x, y …` in a field of 1000 by 300, from its left and its top. */
export type Drawing = readonly (readonly number[])[];

/**
 * `typed`: their name as they typed it. `drawn`: as they also drew it. `at`: ISO. `network`: `196.25.1.0/24`, where they
 * signed from. `inPerson`: with the proof `person` alone.
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

/**
 * Where a name is put: on a page (from 1) of a document. `x`, `y`: of its middle, in thousandths of the page as it is shown, from
 * the left and the top.
 */
export type SignPlace = { document: string; email: string; page: number; x: number; y: number };

/**
 * Who signs: all of the `signers`, in their order if `inOrder`, until the end of the day `until` (`2026-12-11`). `places`:
 * in its documents, besides the page of signatures. `handedOver`: the device is with one of the signers until that moment (ISO), to sign in person. `sealed`: the sealed files, once the last has signed and a job has made them; nothing is taken back from then on.
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
 * What a client is asked to approve, or to sign where there is a `signing`. `cents`: null without a figure. `payBy`:
 * `2026-11-30`. `documents`: the files as they were when the client was asked. `given`: who approved it, or signed last, how and
 * when (ISO); null before that, and after it was taken back.
 */
export type Approval = {
  figure: (typeof APPROVAL_FIGURES)[number];
  cents: number | null;
  payBy: string | null;
  documents: readonly { id: string; name: string; sha256: string }[];
  given: { name: string; email: string; proof: (typeof SIGNATURE_PROOFS)[number]; at: string } | null;
  signing?: Signing;
};

/** In cents, as it counts in what is to be paid: below 0 it lowers that. */
export type OutcomeLine = { label: string; filed: number; assessed: number };

/**
 * What SARS decided of what was filed. `cents`: of what is paid or paid back; null without a figure. Days: `2026-11-30`. `filed`:
 * what we had filed; null if that is not written down. `why`: for the client. `settledOn`: when it was paid, or paid back.
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
  /** Their differences add up to that of the figures; missing in what an earlier release wrote down. */
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
 * A letter that came from SARS. Days: `2026-11-30`. `kind`: null until a colleague has read it. `cameOn`: when it was handed in
 * here. `words`: of whoever did that. `answerBy`: the day that the letter names. By clock: `days`, the last day that a colleague
 * set, and `answered`, when what it asks for was done, or `not_needed`.
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
/** Of a photo's small picture. `cut`: part of the photo is missing. */
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
