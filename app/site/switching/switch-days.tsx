import { switching } from '#content/switching.ts';
import { Sheet } from '#app/platform/ui/sheet.tsx';
import { weekdayOf } from '#app/firm/core/calendar-day.ts';
import { dayText } from '#app/platform/core/time.ts';
import type { SwitchStep } from './days.ts';

export function SwitchDays({ steps }: { steps: readonly SwitchStep[] }) {
  const { title, note } = switching.days;
  return (
    <Sheet margin lifted>
      <h2 className="text-xl">{title}</h2>
      <ol className="switch-days mt-3">
        {steps.map(({ day, title, text }) => (
          <li key={title}>
            <time dateTime={day}>
              {weekdayOf(day).slice(0, 3)} {dayText(day)}
            </time>
            <div>
              <h3 className="text-base">{title}</h3>
              <p className="text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="hint mt-4">{note}</p>
    </Sheet>
  );
}
