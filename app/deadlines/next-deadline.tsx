import { Link } from '@remix-run/react';
import { Icon } from '#app/ui/icon.tsx';
import type { NextDate } from './next-date.ts';

type Props = {
  next: NextDate | null;
  who?: string;
  query?: string;
};

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
