import { diary } from '#content/consultations.ts';
import { DIARY, type BookingRules } from '#app/firm/core/booking-rules.ts';
import { defineContent } from '../define-content.ts';

/** By minutes between the starts of talks. */
const STEPS = { 15: 'Every quarter of an hour', 30: 'Every half hour', 60: 'Every hour' } as const;

const VIDEO = 'Talks by video';

export const diaryContent = defineContent({
  name: DIARY,
  noun: 'booking rules',
  plural: 'rules of booking',
  about:
    'Which times are offered: to visitors, to clients, and to colleagues who book for them. Talks that are booked stay as they are.',
  fields: {
    leadMinutes: {
      kind: 'whole',
      from: 0,
      to: 4800,
      label: 'Notice before a talk, in minutes of working time',
      hint: '120: who books at 16:00 on a Friday can come on Monday from 09:00, where you open at 08:00 and close at 17:00',
    },
    bufferMinutes: {
      kind: 'whole',
      from: 0,
      to: 120,
      label: 'Gap after each talk, in minutes',
      hint: 'A longer gap counts after talks that are booked already, too',
    },
    horizonDays: { kind: 'whole', from: 7, to: 365, label: 'How many days ahead one can book' },
    stepMinutes: { kind: 'choice', label: 'Talks begin', options: STEPS },
    videoRooms: {
      kind: 'link',
      group: VIDEO,
      label: 'Each has a room of its own below',
      hint: 'An address that begins with https:// and ends with /. Empty: all meet at the next one. Links of talks that are booked change with it.',
      optional: true,
    },
    videoLink: {
      kind: 'link',
      group: VIDEO,
      label: 'Else all meet at',
      hint: 'A colleague’s own link comes before both',
    },
  },
  file: [diary as BookingRules],
  idOf: () => 'rules',
  titleOf: () => 'Rules of booking',
  valuesOf: ({ stepMinutes, ...rules }) => ({ ...rules, stepMinutes: stepOf(stepMinutes) }),
  itemOf: ({ stepMinutes, ...rules }) => ({ ...rules, stepMinutes: Number(stepMinutes) }),
  check: ({ videoRooms, videoLink }) => ({
    videoRooms:
      videoRooms === null || /^https:\/\/.+\/$/.test(videoRooms)
        ? undefined
        : 'An address that begins with https:// and ends with /.',
    videoLink: videoLink.startsWith('https://') ? undefined : 'An address that begins with https://',
  }),
  shownOn: () => [{ path: '/book', label: 'Booking' }],
});

function stepOf(minutes: number): keyof typeof STEPS & string {
  return String(minutes) as keyof typeof STEPS & string;
}
