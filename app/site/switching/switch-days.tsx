import { switching } from '#content/switching.ts';
import { Sheet } from '#app/platform/ui/sheet.tsx';
import { weekdayOf, yearOf } from '#app/firm/core/calendar-day.ts';
import { dayText } from '#app/platform/core/time.ts';
import type { SwitchStep } from './days.ts';

/** `last`: of the old firm’s work, if it is known. */
type Props = { steps: readonly SwitchStep[]; last?: string };

export function SwitchDays({ steps, last }: Props) {
  const { title, titleUntil, note } = switching.days;
  return (
    <Sheet margin lifted>
      <h2 className="text-xl">{last ? titleUntil(dayText(last)) : title}</h2>
      <ol className="switch-days mt-3">
        {steps.map(({ day, title, text }) => (
          <li key={title}>
            <time dateTime={day}>{dayWords(day, steps[0]?.day ?? day)}</time>
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

/** `Thu 26 November`; with its year where that is another than at the start. */
function dayWords(day: string, first: string): string {
  const text = yearOf(day) === yearOf(first) ? dayText(day).slice(0, -' 2026'.length) : dayText(day);
  return `${weekdayOf(day).slice(0, 3)} ${text}`;
}
