import { YOUR_QUESTION, type Way } from '#content/consultations.ts';
import { vatIncluded } from '#content/pages/vat.ts';
import { formatShortRand } from '#app/tax/money.ts';
import { consultationOf } from '#app/firm/core/consultations.ts';
import { firm } from '#app/platform/content/firm.ts';
import type { BOOKING_PARTIES } from '#app/platform/db/booking-values.ts';
import type { AsBooked, BookingChange } from '#app/platform/db/schema/bookings.ts';
import { longDayText } from '#app/firm/core/day-text.ts';
import { southAfricanDay, clockText } from '#app/platform/core/time.ts';
import { phoneText } from '#app/platform/core/phone-text.ts';
import type { BookingState } from './states.ts';

export type Party = (typeof BOOKING_PARTIES)[number];

export type Booking = {
  id: string;
  /** The id of a consultation, which content/ may no longer have. */
  kind: string;
  asBooked: AsBooked | null;
  way: Way;
  state: BookingState;
  cancelledBy: Party | null;
  startsAt: Date;
  endsAt: Date;
  name: string;
  email: string;
  phone: string;
  topic: string | null;
  engagementId: string | null;
  taxpayerId: string | null;
  /** The client of the book whom it is for, or whose work it is about. */
  taxpayer: string | null;
  keepsColleague: boolean;
  question: string | null;
  calculation: { kind: string; inputs: Record<string, unknown> } | null;
  memberId: string | null;
  /** Written by staff; never shown to the client. */
  note: string | null;
  version: number;
  /** Rises when its time or colleague changes, or it is cancelled or put back: tells what a page has shown. */
  sequence: number;
  lastChange: BookingChange | null;
  colleague: { id: string; name: string } | null;
  videoLink: string;
  createdAt: Date;
};

type Kind = Pick<Booking, 'kind' | 'asBooked'>;

export function titleOf({ kind, asBooked }: Kind): string {
  return asBooked?.name ?? consultationOf(kind)?.name ?? 'Consultation';
}

/** Without what was written already, when it was booked. */
export function bringTo({ kind, asBooked, question }: Kind & Pick<Booking, 'question'>): readonly string[] {
  const bring = asBooked?.bring ?? consultationOf(kind)?.bring ?? [];
  return question ? bring.filter((thing) => thing !== YOUR_QUESTION) : bring;
}

/** The price that was agreed when it was booked. Null: it is free. */
export function priceText({ kind, asBooked }: Kind): string | null {
  const price = asBooked ? asBooked.price : (consultationOf(kind)?.price ?? null);
  return price ? `${formatShortRand(price)}${vatIncluded()}` : null;
}

/** `VAT return, August–September 2026, Kgosi Plumbing`; null if nothing is known. */
export function aboutText({ topic, taxpayer }: Pick<Booking, 'topic' | 'taxpayer'>): string | null {
  return [topic, taxpayer].filter(Boolean).join(', ') || null;
}

/** `Tuesday 24 November 2026, 10:00 to 10:30, South African time`. */
export function timesText({ startsAt, endsAt }: Pick<Booking, 'startsAt' | 'endsAt'>): string {
  return `${longDayText(southAfricanDay(startsAt))}, ${clockText(startsAt)} to ${clockText(endsAt)}, South African time`;
}

export function startText(at: Date): string {
  return `${longDayText(southAfricanDay(at))} at ${clockText(at)}`;
}

export function placeText({ way, phone, videoLink }: Pick<Booking, 'way' | 'phone' | 'videoLink'>): string {
  if (way === 'phone') return `By phone: we call you at ${phoneText(phone)}`;
  if (way === 'video') return `By video: ${videoLink}`;
  const { street, suburb, city, postalCode } = firm.address;
  return `At our office: ${street}, ${suburb}, ${city}, ${postalCode}`;
}
