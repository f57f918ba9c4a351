import { Link } from '@remix-run/react';
import { wayLabels } from '#content/consultations.ts';
import { BOOKING_STATE, CLOSED } from '#app/bookings/core/states.ts';
import { longDayText } from '#app/firm/core/day-text.ts';
import { Icon } from '#app/platform/ui/icon.tsx';
import { southAfricanDay, clockText } from '#app/platform/core/time.ts';
import { BOOKINGS, type Filter } from './filter.ts';
import { hoursOf, shortDay } from './times.ts';
import type { PlacedLine, Week, WeekDay } from './week.ts';

type Props = { week: Week; filter: Filter };

export function WeekTable({ week, filter }: Props) {
  return (
    <>
      <WeekLinks week={week} filter={filter} />
      <table className="week">
        <caption className="sr-only">Bookings of the week of {longDayText(filter.week)}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Hours</span>
            </th>
            {week.days.map((day) => (
              <th key={day.day} scope="col" className={isToday(day) ? 'week-today' : undefined}>
                {shortDay(day.day)}
                {day.closed && <span className="hint block">{day.closed}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <span className="sr-only">Bookings</span>
              <ol className="week-lines" aria-hidden="true">
                {week.hours.map(({ time, row }) => (
                  <li key={time} data-row={row} data-rows={2} className="week-hour">
                    {time}
                  </li>
                ))}
              </ol>
            </th>
            {week.days.map((day) => (
              <Day key={day.day} day={day} isShared={filter.of === 'everybody'} />
            ))}
          </tr>
        </tbody>
      </table>
    </>
  );
}

/** Always with its day: which week opens by itself depends on what is still to come. */
export function toWeek(filter: Filter, week: string): string {
  const others = BOOKINGS.entries(filter).filter(([name]) => name !== 'week');
  return `${BOOKINGS.path}?${new URLSearchParams([...others, ['week', week]])}`;
}

function WeekLinks({ week, filter }: Props) {
  return (
    <nav aria-label="Weeks" className="week-links">
      <Link to={toWeek(filter, week.previous)} rel="prev" className="more" data-key="p">
        <Icon name="arrow" size={18} className="rotate-180" />
        Week before
      </Link>
      <span className="font-semibold">Week of {longDayText(filter.week)}</span>
      <Link to={toWeek(filter, week.next)} rel="next" className="more" data-key="n">
        Week after
        <Icon name="arrow" size={18} />
      </Link>
    </nav>
  );
}

function Day({ day, isShared }: { day: WeekDay; isShared: boolean }) {
  const label = [longDayText(day.day), day.closed].filter(Boolean).join(': ');
  return (
    <td data-label={label} className={day.closed ? 'week-closed' : undefined}>
      {day.lines.length === 0 && <p className="week-none">{day.closed ? '' : 'Nothing booked'}</p>}
      {day.lines.length + day.away.length > 0 && (
        <ol className="week-lines">
          {day.away.map((away) => (
            <li key={away.id} data-row={away.row} data-rows={away.rows}>
              <p className="week-away">
                <Link to={`/admin/bookings/hours?of=${away.colleagueId}`}>{away.colleague}</Link> is away
                {partOf(away, day.day)}
              </p>
            </li>
          ))}
          {day.lines.map((line) => (
            <li key={line.id} data-row={line.row} data-rows={line.rows}>
              <Entry line={line} isShared={isShared} />
            </li>
          ))}
        </ol>
      )}
    </td>
  );
}

function Entry({ line, isShared }: { line: PlacedLine; isShared: boolean }) {
  const { id, state, name, way, colleague } = line;
  const isClosed = CLOSED.includes(state);
  const by = colleague === null ? 'held by nobody' : isShared && colleague;
  const about = [isClosed && BOOKING_STATE[state].desk.label.toLowerCase(), wayLabels[way].toLowerCase(), by];
  return (
    <Link
      to={`/admin/bookings/${id}`}
      className="week-entry"
      data-line
      data-look={colleague ? (isClosed ? 'closed' : undefined) : 'nobody'}
    >
      <span className="font-semibold" translate="no">
        {name}
      </span>
      <span className="week-about">
        <time dateTime={line.startsAt.toISOString()}>
          {clockText(line.startsAt)}
          <span className="sr-only"> to {clockText(line.endsAt)}</span>
        </time>
        , {about.filter(Boolean).join(', ')}
      </span>
    </Link>
  );
}

/** Empty when the whole day is meant. */
function partOf({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, day: string): string {
  const begins = southAfricanDay(startsAt) === day && clockText(startsAt) !== '00:00';
  const ends = southAfricanDay(endsAt) === day && clockText(endsAt) !== '00:00';
  if (begins && ends) return `, ${hoursOf({ startsAt, endsAt })}`;
  if (begins) return ` from ${clockText(startsAt)}`;
  return ends ? ` until ${clockText(endsAt)}` : '';
}

function isToday({ day }: WeekDay): boolean {
  return day === southAfricanDay();
}
