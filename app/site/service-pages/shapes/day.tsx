import { weekdayOf } from '#app/firm/core/calendar-day.ts';
import { dayText } from '#app/platform/core/time.ts';

export function Day({ day, isWhole = false }: { day: string; isWhole?: boolean }) {
  const [date, month = '', year] = dayText(day).split(' ');
  return (
    <time dateTime={day}>
      {weekdayOf(day).slice(0, 3)} {date} {month.slice(0, 3)}
      {isWhole && ` ${year}`}
    </time>
  );
}
