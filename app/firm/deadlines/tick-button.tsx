import { Button } from '#app/platform/ui/button.tsx';
import { dayText } from '#app/platform/core/time.ts';

/** Ticks a step, or opens it again; `day`: when it was ticked. */
export function TickButton({ id, what, day }: { id: string; what: string; day?: string }) {
  const label = day ? 'Not done after all' : 'Mark as done';
  return (
    <p className="estate-tick">
      {day && <strong>Done on {dayText(day)}</strong>}
      <Button
        type="submit"
        name="intent"
        value={`${day ? 'untick' : 'tick'}:${id}`}
        aria-label={`${label}: ${what}`}
        look="quiet"
        small
        className="no-print"
      >
        {label}
      </Button>
    </p>
  );
}
