import { booking } from '#content/pages/booking.ts';
import type { Place } from './address.ts';
import { MonthTable } from './month-table.tsx';
import { Nobody } from './notices.tsx';
import type { Offer } from './offer.server.ts';
import { TimeList } from './time-list.tsx';

type Props = { offer: Pick<Offer, 'month' | 'times'>; day: string | null; place: Place };

export function TimeChoice({ offer: { month, times }, day, place }: Props) {
  if (!month) return <Nobody />;
  return (
    <>
      <p className="hint mt-2">{booking.month.hint}</p>
      <p className="hint needs-script max-md:hidden">{booking.month.keys}</p>
      <div className="time-choice">
        <MonthTable offer={month} chosen={day} place={place} />
        <TimeList {...{ day, times, place }} />
      </div>
    </>
  );
}
