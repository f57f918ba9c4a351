import type { HeldScan } from '#app/platform/scan/states.ts';
import type { BookingState } from '#app/bookings/core/states.ts';
import type { Origin } from './origin.tsx';
import type { EnquiryRow } from '#app/enquiries/core/record.ts';
import type { EnquiryChannel, EnquiryEntryKind, EnquiryState } from '#app/platform/db/enquiry-values.ts';
import type { ReplyTarget } from './reply-targets.ts';
import type { AttachedCalculation } from '#app/tools/saved/attached.ts';

export type Entry = {
  id: string;
  kind: EnquiryEntryKind;
  by: string;
  authorId: string | null;
  body: string;
  /** What a received mail quotes of earlier mails. */
  quoted: string;
  isAutomatic: boolean;
  /** Null for what did not come by mail, and for older mails. */
  origin: Origin | null;
  /** Reports that this reply was shown to its recipient: whose mail programme says so, and when. */
  receipts: readonly Pick<Origin, 'sender' | 'at'>[];
  files: readonly EnquiryFile[];
  at: Date;
};

/** `path` below the enquiry's page. `scan` is why it cannot be opened. */
export type EnquiryFile = { path: string; name: string; size: number; scan: HeldScan | null };

export type Enquiry = EnquiryRow & {
  id: string;
  reference: string;
  version: number;
  state: EnquiryState;
  assigneeId: string | null;
  calculation: AttachedCalculation | null;
  receivedAt: Date;
  deletedOn: Date;
  entries: Entry[];
  channel: EnquiryChannel;
  /** Of the mail that began the enquiry. */
  files: readonly EnquiryFile[];
  tags: string[];
  /** Null when it is over too. */
  snoozedUntil: Date | null;
  waitingSince: Date | null;
  /** Of the person who reads it. */
  draft: { body: string; files: DraftFile[] };
  /** The names of others who are writing a reply now. */
  writers: string[];
  sender: Sender;
  /** The address that a reply goes to, unless another is chosen. */
  replyTo: string;
  /** That one first. */
  replyTargets: ReplyTarget[];
  /** Of the mail that began the enquiry. */
  origin: Origin | null;
};

export type DraftFile = { id: string; name: string; size: number };

/** Who wrote, as far as the firm knows. */
export type Sender = {
  member: { id: string; name: string; since: Date; calculations: number } | null;
  /** When the address first wrote. */
  knownSince: Date;
  /** Other enquiries of the same address, the newest first; a few of them. */
  others: { id: string; subject: string; state: EnquiryState; at: Date }[];
  otherCount: number;
  /** Their consultations, the latest first. */
  bookings: { id: string; kind: string; state: BookingState; at: Date }[];
};
