import { Link } from '@remix-run/react';
import { labels } from '#content/service-pages/labels.ts';
import { dayText } from '#app/time.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import type { NextDate } from './next-dates.ts';

export function NextDatesSheet({ title, dates }: { title: string; dates: NextDate[] }) {
  return (
    <Sheet margin lifted className="next-dates">
      <h3>{title}</h3>
      <ol>
        {dates.map(({ id, day, legalDay, moveReasons, what, covers }) => (
          <li key={id}>
            <p className="next-day">
              <time dateTime={day}>{dayText(day)}</time>
            </p>
            <p>{what}</p>
            <p className="hint">
              For {covers}
              {moveReasons.length > 0 &&
                `. ${dayText(legalDay)} falls on ${moveReasons.join(' and ')}, so it is earlier`}
            </p>
          </li>
        ))}
      </ol>
      <Link to="/deadlines" className="more mt-2">
        {labels.allDates} <Icon name="arrow" />
      </Link>
    </Sheet>
  );
}
