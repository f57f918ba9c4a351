import { booking } from '#content/pages/booking.ts';
import { longDayText, monthText } from '#app/firm/core/day-text.ts';
import { Icon } from '#app/platform/ui/icon.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { stepAddress, type Place } from './address.ts';
import type { DayOffer, MonthOffer } from './month.ts';
import { WEEKDAYS } from '#app/firm/core/calendar-day.ts';

type Props = { offer: MonthOffer; chosen: string | null; place: Place };

/** Crawlers would follow its links for ever and gain nothing. */
export function MonthTable({ offer, chosen, place }: Props) {
  const { month, weeks, holidays } = offer;
  const isEmpty = !weeks.flat().some((day) => day?.free);
  return (
    <div className="month">
      <MonthLinks {...{ offer, place }} />
      <table className="month-table">
        <caption className="sr-only">{nameOf(month)}</caption>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col">
                <abbr title={name}>{name.slice(0, 2)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)?.day}>
              {week.map((day, index) => (
                <td key={day?.day ?? WEEKDAYS[index]}>
                  {day && <Day {...{ day, place }} isChosen={day.day === chosen} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isEmpty && <p className="mt-4 font-semibold">{booking.month.noDays}</p>}
      {holidays.map(({ day, name }) => (
        <p key={day} className="hint mt-2">
          {longDayText(day)}: {name}, so we are closed.
        </p>
      ))}
    </div>
  );
}

function MonthLinks({ offer: { month, before, after }, place }: Pick<Props, 'offer' | 'place'>) {
  return (
    <div className="month-head">
      <p className="font-serif-text text-lg" aria-hidden="true">
        {nameOf(month)}
      </p>
      {[
        { name: 'before', label: 'Previous month', to: before },
        { name: 'after', label: 'Next month', to: after },
      ].map(({ name, label, to }) =>
        to ? (
          <Link
            key={name}
            to={stepAddress(place, { month: to })}
            rel="nofollow"
            id={`month-${name}`}
            className={`month-${name}`}
            data-month={name}
          >
            <Icon name="arrow" />
            <span className="sr-only">
              {label}: {nameOf(to)}
            </span>
          </Link>
        ) : (
          <span key={name} className={`month-${name}`} aria-hidden="true">
            <Icon name="arrow" />
          </span>
        ),
      )}
    </div>
  );
}

type DayProps = { day: DayOffer; place: Place; isChosen: boolean };

function Day({ day: { day, free }, place, isChosen }: DayProps) {
  const date = Number(day.slice(8));
  if (free === 0) return <span>{date}</span>;
  return (
    <Link
      to={stepAddress(place, { day })}
      rel="nofollow"
      id={`day-${day}`}
      data-day={day}
      data-focus="times"
      aria-current={isChosen ? 'date' : undefined}
      aria-label={`${longDayText(day)}, ${free === 1 ? 'one time' : `${free} times`} free`}
    >
      {date}
    </Link>
  );
}

function nameOf(month: string): string {
  return monthText(Number(month.slice(0, 4)), Number(month.slice(5)));
}
