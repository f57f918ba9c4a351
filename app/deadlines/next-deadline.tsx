import { Link } from '@remix-run/react';
import { Icon } from '#app/ui/icon.tsx';
import type { NextDate } from './next-date.ts';

type Props = {
  /** Null draws nothing. */
  next: NextDate | null;
  /** What stands above it: whose date it is. */
  who?: string;
  /** The choice that the link opens the calendar with: `?employer=yes`. */
  query?: string;
};

/** The next date that matters to somebody, with a way to all the others. */
export function NextDeadline({ next, who, query = '' }: Props) {
  if (!next) return null;
  return (
    <div className="next-deadline">
      <p className="hint">{who ?? 'Next date'}</p>
      <p className="next-deadline-day">
        <time dateTime={next.day}>{next.dayText}</time>
      </p>
      <p className="text-ink-soft">
        {next.what}, for {next.covers}
      </p>
      <Link to={`/deadlines${query}`} className="more">
        All dates{who && <span className="sr-only"> for {who}</span>} <Icon name="arrow" />
      </Link>
    </div>
  );
}
