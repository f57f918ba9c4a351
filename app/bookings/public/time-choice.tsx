import { booking } from '#content/pages/booking.ts';
import { Link } from '#app/platform/ui/link.tsx';
import { ANYBODY, stepAddress, WITH, type Place } from './address.ts';
import { MonthTable } from './month-table.tsx';
import { Nobody } from './notices.tsx';
import type { Offer } from './offer.server.ts';
import { soonText } from './soon.ts';
import { SoonTimes } from './soon-times.tsx';
import { TimeList } from './time-list.tsx';

type Props = {
  offer: Pick<Offer, 'today' | 'month' | 'soon' | 'times' | 'sooner' | 'isMonthAsked'>;
  day: string | null;
  place: Place;
};

export function TimeChoice({ offer, day, place }: Props) {
  const { today, month, soon, times, sooner, isMonthAsked } = offer;
  if (!month) return <Nobody />;
  return (
    <>
      {sooner !== null && (
        <p className="mt-4">
          <Link to={stepAddress({ ...place, kept: keptOf(place) })} rel="nofollow" data-focus="step">
            {booking.sooner}: {soonText(sooner, today)}
          </Link>
        </p>
      )}
      {!isMonthAsked && soon.length > 0 && <SoonTimes {...{ soon, today, place }} />}
      <details className="month-fold" open={isMonthAsked || soon.length === 0}>
        <summary>{booking.soon.month}</summary>
        <p className="hint mt-2">{booking.month.hint}</p>
        <p className="hint needs-script max-md:hidden">{booking.month.keys}</p>
        <div className="time-choice">
          <MonthTable offer={month} chosen={day} place={place} />
          <TimeList {...{ day, times, place }} />
        </div>
      </details>
      {isMonthAsked && (
        <p className="mt-4">
          <Link to={stepAddress(place)} rel="nofollow" data-focus="step">
            {booking.soon.title}
          </Link>
        </p>
      )}
    </>
  );
}

function keptOf({ kept }: Place): string {
  const query = new URLSearchParams(kept);
  query.set(WITH, ANYBODY);
  return String(query);
}
