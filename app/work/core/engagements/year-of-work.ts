import { southAfricanDay } from '#app/platform/core/time.ts';
import type { Engagement } from './find.server.ts';

/** `2026`: of its period, which counts in tax years, financial years or months; without one, of the day it began. */
export function yearOfWork({ period, createdAt }: Pick<Engagement, 'period' | 'createdAt'>): string {
  return (/^\d{4}/.exec(period)?.[0] ?? southAfricanDay(createdAt)).slice(0, 4);
}
