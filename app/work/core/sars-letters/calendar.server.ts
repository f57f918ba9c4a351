import { plusDays } from '#app/firm/core/calendar-day.ts';
import type { CalendarEntry } from '#app/platform/calendar/event.ts';
import { isWorkOf } from '../engagements/holder.server.ts';
import { openLetters } from './open-letters.server.ts';

/** When letters from SARS are answered, for a colleague. Calendar programs keep copies elsewhere: no contents. */
export async function letterEntries(
  colleagueId: string,
  origin: string,
): Promise<{ entries: CalendarEntry[]; changedAt: Date[] }> {
  const open = await openLetters(isWorkOf(colleagueId));
  const entries = open.flatMap(({ engagementId, title, taxpayer, letter, clock }): CalendarEntry[] => {
    if (!clock?.day) return [];
    const url = `${origin}/admin/work/${engagementId}#sars-letters`;
    return [
      {
        uid: `letter-${letter.id}-${clock.id}@${new URL(origin).hostname}`,
        day: clock.day,
        nextDay: plusDays(clock.day, 1),
        summary: `Last day, letter from SARS: ${taxpayer}`,
        description: `${title}\n${clock.name}\n${url}`,
        url,
        alarmDays: ALARM_DAYS,
      },
    ];
  });
  return { entries, changedAt: open.map(({ changedAt }) => changedAt) };
}

const ALARM_DAYS = [7, 2];
