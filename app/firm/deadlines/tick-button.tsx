import { buttonClass } from '#app/platform/ui/button.tsx';
import { dayText } from '#app/platform/core/time.ts';

type Props = {
  id: string;
  what: string;
  day?: string;
  isNext?: boolean;
};

export function TickButton({ id, what, day, isNext = false }: Props) {
  const label = day ? 'Mark as not done' : 'Mark as done';
  return (
    <p className="estate-tick">
      {day && <strong>Done on {dayText(day)}</strong>}
      <button
        type="submit"
        name="intent"
        value={`${day ? 'untick' : 'tick'}:${id}`}
        aria-label={`${label}: ${what}`}
        className={isNext ? buttonClass({ small: true }, 'no-print') : 'tick-box no-print'}
        data-open={day ? undefined : ''}
      >
        {label}
      </button>
    </p>
  );
}
