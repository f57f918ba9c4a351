import { pricing } from '#content/pages/pricing.ts';
import { serviceLinks } from '#content/pages/services.ts';
import { Icon } from '#app/platform/ui/icon.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { Sheet } from '#app/platform/ui/sheet.tsx';
import { dayText } from '#app/platform/core/time.ts';
import type { UnknownSeason } from '#app/firm/core/filing-seasons.ts';
import type { NextDate } from './next-dates.ts';

type Props = { title: string; dates: NextDate[]; seasons: readonly UnknownSeason[] };

/** A season without a known day stands first: it may be due before the others. */
export function NextDates({ title, dates, seasons }: Props) {
  return (
    <Sheet margin lifted className="next-dates">
      <h3>{title}</h3>
      <ol>
        {seasons.map(({ what, covers, says }) => (
          <li key={what + covers}>
            <p className="next-day">Not confirmed</p>
            <p>{what}</p>
            <p className="hint">
              For {covers}. {says}
            </p>
          </li>
        ))}
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
