import { pricing } from '#content/pages/pricing.ts';
import { serviceLinks } from '#content/pages/services.ts';
import { Icon } from '#app/platform/ui/icon.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { Sheet } from '#app/platform/ui/sheet.tsx';
import { dayText } from '#app/platform/core/time.ts';
import type { NextDate } from './next-dates.ts';

export function NextDates({ title, dates }: { title: string; dates: NextDate[] }) {
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
      {dates.some(({ id }) => id.startsWith('vat')) && <p className="hint">{pricing.finder.vat}</p>}
      <Link to="/deadlines" className="more mt-2">
        {serviceLinks.allDates} <Icon name="arrow" />
      </Link>
    </Sheet>
  );
}
