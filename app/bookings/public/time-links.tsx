import { Link } from '#app/platform/ui/link.tsx';
import { stepAddress, type Place } from './address.ts';
import { OwnTime } from './own-time.tsx';
import { clockText } from '#app/platform/core/time.ts';

type Props = { day: string; starts: readonly number[]; place: Place; label?: string };

export function TimeLinks({ day, starts, place, label }: Props) {
  return (
    <ul className="time-list" aria-label={label}>
      {starts.map((start) => (
        <li key={start}>
          <Link
            to={stepAddress(place, { day, at: clockText(new Date(start)) })}
            rel="nofollow"
            data-focus="step"
          >
            {clockText(new Date(start))}
            <OwnTime start={new Date(start)} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
