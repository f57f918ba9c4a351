import type { WAYS } from '#app/platform/db/booking-values.ts';

export type Way = (typeof WAYS)[number];

export const wayLabels: Record<Way, string> = {
  phone: 'By phone',
  video: 'By video',
  office: 'At our office',
};

export type Consultation = {
  /** In addresses and stored bookings: never change one. */
  id: string;
  name: string;
  forWhom: string;
  minutes: number;
  ways: readonly [Way, ...Way[]];
  /** In cents; null is free. */
  price: number | null;
  bring: readonly string[];
  services: readonly string[];
};

export const diary = {
  /** Kept free after a consultation. */
  bufferMinutes: 15,
  /** Consultations begin at full steps after opening time. */
  stepMinutes: 30,
  /** Working time between a booking and its start. */
  leadMinutes: 120,
  horizonDays: 56,
  /** For video consultations without rooms, unless the colleague has a link of their own. */
  videoLink: 'https://meet.jacaranda-ledger.example/consultation',
  /**
   * Each booking gets a room below this address, with a name that nobody can guess. For services that open a room when
   * somebody enters it, such as Jitsi Meet. Null: all meet at `videoLink`.
   */
  videoRooms: 'https://meet.jacaranda-ledger.example/' as string | null,
} as const;

/** Left out for a client who wrote it when booking. */
export const YOUR_QUESTION = 'What you want to know, in one or two sentences';

/** For clients, with the colleague who looks after their work. */
export const workTalk: Consultation = {
  id: 'work',
  name: 'A talk about your work',
  forWhom: 'You have a question about work that we do for you.',
  minutes: 30,
  ways: ['phone', 'video', 'office'],
  price: null,
  bring: [YOUR_QUESTION, 'Any letter from SARS that it is about'],
  services: [],
};

export const consultations: readonly Consultation[] = [
  {
    id: 'first-talk',
    name: 'A first talk',
    forWhom: 'You have a question about tax, books or payroll, and want to know whether we can help.',
    minutes: 30,
    ways: ['phone', 'video', 'office'],
    price: null,
    bring: [YOUR_QUESTION, 'Any letter from SARS that it is about'],
    services: ['tax-individual', 'accounting', 'payroll'],
  },
  {
    id: 'company',
    name: 'Company, salary or dividends',
    forWhom: 'You trade alone and think of a company, or own one and want to know how to pay yourself.',
    minutes: 60,
    ways: ['video', 'office', 'phone'],
    price: null,
    bring: ['Turnover and costs of the last twelve months', 'What you take out for yourself each month'],
    services: ['tax-company', 'advisory'],
  },
  {
    id: 'estate',
    name: 'A deceased estate or a trust',
    forWhom: 'You are an executor, a trustee or an heir, and need the order of the returns.',
    minutes: 60,
    ways: ['phone', 'video', 'office'],
    price: null,
    bring: [
      'The death certificate or the trust deed',
      'The letters of executorship or of authority, if issued',
    ],
    services: ['tax-deceased-estate', 'tax-trust'],
  },
];
