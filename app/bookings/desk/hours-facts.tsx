import { Facts } from '#app/platform/ui/facts.tsx';
import type { DiaryOf } from './hours.server.ts';
import { WEEKDAYS } from './hours.ts';

export function HoursFacts({ of: { name, diary } }: { of: DiaryOf }) {
  if (!diary) return <p>{name} can’t be booked.</p>;
  const days = Object.entries(diary.hours).map(([weekday, times]) => [
    WEEKDAYS[Number(weekday) - 1],
    `${times?.opens} to ${times?.closes}`,
  ]);
  return (
    <section aria-labelledby="hours">
      <h2 id="hours" className="mb-2 text-lg">
        When {name} can be booked
      </h2>
      <Facts facts={Object.fromEntries(days)} />
    </section>
  );
}
