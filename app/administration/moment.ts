import { southAfricanDay } from '#app/firm/calendar-day.ts';
import { dayText as inWords } from '#app/tax/calendar.ts';

const TWO_HOURS = 2 * 60 * 60 * 1000;

/** `2026-11-21 05:39`, South African time (UTC+2 all year). Not by Intl: server and browser must print the same letters. */
export function momentText(at: Date): string {
  return new Date(at.getTime() + TWO_HOURS).toISOString().slice(0, 16).replace('T', ' ');
}

/** `21 November 2026`, the day it is in South Africa. */
export function dayText(at: Date): string {
  return inWords(southAfricanDay(at));
}
