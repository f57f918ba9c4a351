import { startName } from '#app/bookings/public/chosen.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { shortMoment } from './times.ts';

type FreeTimesProps = { starts: readonly Date[]; who: string; none: string | null };

export function FreeTimes({ starts, who, none }: FreeTimesProps) {
  if (starts.length === 0)
    return (
      <p className="text-ink-soft">
        No free time {who} was found then. {none}
      </p>
    );
  return (
    <fieldset>
      <legend className="label">Free times {who}</legend>
      <div className="slot-buttons">
        {starts.map((start) => (
          <Button
            key={startName(start.getTime())}
            type="submit"
            name="slot"
            value={startName(start.getTime())}
            look="quiet"
            small
          >
            <span className="sr-only">Move to </span>
            {shortMoment(start)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
