import { switching } from '#content/switching.ts';
import { Sheet } from '#app/platform/ui/sheet.tsx';
import { weekdayOf, yearOf } from '#app/firm/core/calendar-day.ts';
import { dayText } from '#app/platform/core/time.ts';
import type { SwitchDays as Days } from './days.ts';

export function SwitchDays({ title, steps, why }: Days) {
  return (
    <Sheet margin lifted>
      <h2 className="text-xl">{title}</h2>
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
      {why.map((sentence) => (
        <p key={sentence} className="mt-4">
          {sentence}
        </p>
      ))}
      <p className="hint mt-4">{switching.days.note}</p>
    </Sheet>
  );
}

/** `Thu 26 November`; with the year if it differs from the first day's. */
function dayWords(day: string, first: string): string {
  const text = yearOf(day) === yearOf(first) ? dayText(day).slice(0, -' 2026'.length) : dayText(day);
  return `${weekdayOf(day).slice(0, 3)} ${text}`;
}
