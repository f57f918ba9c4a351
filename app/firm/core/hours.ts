import { firm } from '#app/platform/content/firm.ts';
import { isOpenIn } from './open-times.ts';

export function isOpenOn(day: string): boolean {
  return isOpenIn(firm.supportHours.days, day);
}
