import { closedBetween, lastBusinessDay } from './business-days.ts';
import { plusDays } from './calendar-day.ts';
import { estatesOf } from './estate-sizes.ts';
import type { EstateDays, EstateStep, When } from './estate-step.ts';
import { estateSteps } from './estate-steps.ts';

type Stated = Omit<EstateStep, 'reckon' | 'estates' | 'papers'> & { papers?: readonly string[] };

export type DatedStep = Stated & {
  day: string;
  legalDay: string;
  moveReasons: string[];
  note: string | null;
};

export type OpenStep = Stated & { unknown: string; isSettled?: true };

export type EstateTimeline = { dated: DatedStep[]; open: OpenStep[] };

/** Dated steps in order, and apart from them those whose day somebody else sets. */
export function estateTimeline(days: EstateDays, today: string): EstateTimeline {
  const dated: DatedStep[] = [];
  const open: OpenStep[] = [];
  for (const { reckon, estates, papers, ...others } of estateSteps) {
    if (estates && !estatesOf[estates].sizes.includes(days.size)) continue;
    const step = { ...others, ...(papers && { papers: papers(days.size) }) };
    const reckoned = reckon(days, today);
    if ('unknown' in reckoned) open.push({ ...step, ...reckoned });
    else dated.push({ ...step, ...moved(reckoned.day), note: reckoned.note ?? null });
  }
  return { dated: dated.toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day))), open };
}

export function daysToCome({ dated }: EstateTimeline, today: string): DatedStep[] {
  return dated.filter(({ day }) => day >= today);
}

const MONTH = 31;

export function whenToDo(day: string, today: string): When {
  if (day <= today) return 'today';
  return day <= plusDays(today, MONTH) ? 'month' : 'later';
}

function moved(legalDay: string) {
  const day = lastBusinessDay(legalDay);
  return { day, legalDay, moveReasons: closedBetween(legalDay, day) };
}
