import type { Booking } from '#app/bookings/core/booking.ts';
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
  quoted: string;
  isAutomatic: boolean;
  origin: Origin | null;
  /** Read receipts of this reply: whose mail program sent one, and when. */
  receipts: readonly Pick<Origin, 'sender' | 'at'>[];
  /** Of a reply that can still be taken back: when its mail goes. */
  goesAt: Date | null;
  files: readonly EnquiryFile[];
  at: Date;
};

/** `path` below the enquiry's page. `scan` is why it cannot be opened. */
export type EnquiryFile = {
  path: string;
  name: string;
  size: number;
  scan: HeldScan | null;
  /** Of a file that came with a mail, which can be filed to work for a client. */
  receivedId: string | null;
  filed: { engagementId: string; itemId: string | null }[];
};

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
  files: readonly EnquiryFile[];
  tags: string[];
  /** Null also once it is over. */
  snoozedUntil: Date | null;
  waitingSince: Date | null;
  draft: { body: string; files: DraftFile[] };
  writers: string[];
  sender: Sender;
  replyTo: string;
  replyTargets: ReplyTarget[];
  origin: Origin | null;
};

export type DraftFile = { id: string; name: string; size: number };

export type Sender = {
  member: { id: string; name: string; since: Date; calculations: number } | null;
  knownSince: Date;
  others: { id: string; subject: string; state: EnquiryState; at: Date }[];
  otherCount: number;
  bookings: { id: string; kind: string; asBooked: Booking['asBooked']; state: BookingState; at: Date }[];
};
