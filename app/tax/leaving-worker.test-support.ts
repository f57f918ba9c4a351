import { rand } from './money.ts';
import type { Leaving } from './termination-pay.ts';

/** Six completed years at R 20 000 a month, and twelve days of leave not taken. */
export const LEAVING_WORKER: Leaving = {
  pay: rand(20_000),
  frequency: 'monthly',
  daysAWeek: 5,
  startedOn: '2020-03-01',
  endsOn: '2026-11-30',
  isFarmOrDomestic: false,
  underDay: false,
  agreedNotice: 0,
  agreedSeverance: 0,
  isNoticePaid: true,
  leaveDays: 12_00,
};
