import { contact } from '#content/pages/contact.ts';
import { dayWord } from '#app/firm/core/day-text.ts';
import { waysText } from '#app/firm/core/talks.ts';
import { southAfricanDay, clockText } from '#app/platform/core/time.ts';
import { buttonClass } from '#app/platform/ui/button.tsx';
import { Icon } from '#app/platform/ui/icon.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { stepAddress } from './address.ts';
import { lengthAndPrice } from './summary.tsx';
import type { NextTimes } from './next-times.server.ts';
import { groupPairs } from '#app/platform/core/keys.ts';

type Props = { times: NextTimes | null; today: string; plan: string | null };

/** Links to the next free times, by day: "today 15:00, 15:30; tomorrow 09:00". Without times one link to all. */
export function NextTimesLine({ times, today, plan }: Props) {
  const kept = new URLSearchParams(plan ? { plan } : {});
  const all = stepAddress({ path: '/book', kept: String(kept) });
  if (!times) {
    return (
      <p className="mb-6">
        <Link to={all} className="more">
          {contact.times.link} <Icon name="arrow" />
        </Link>
      </p>
    );
  }
  const place = {
    path: '/book',
    kept: String(new URLSearchParams([['kind', times.consultation.id], ...kept])),
  };
  return (
    <section aria-labelledby="next-times" className="mb-8 border-b border-rule pb-6">
      <h2 id="next-times" className="font-serif-text text-xl">
        {contact.times.title}
      </h2>
      <p className="mt-1 text-ink-soft">{`${lengthAndPrice(times.consultation)}, ${waysText(times.consultation.ways)}.`}</p>
      <ul aria-label={contact.times.next} className="mt-4 flex flex-wrap items-center gap-x-7 gap-y-3">
        {daysOf(times.starts).map(([day, starts]) => (
          <li key={day} className="flex flex-wrap items-center gap-2">
            <span className="mr-1 font-semibold">{dayWord(day, today)}</span>
            {starts.map((start) => (
              <Link
                key={start}
                to={stepAddress(place, { day, at: clockText(new Date(start)) })}
                rel="nofollow"
                className={buttonClass({ look: 'quiet', small: true })}
              >
                {clockText(new Date(start))}
              </Link>
            ))}
          </li>
        ))}
        <li>
          <Link to={all} className="more">
            {contact.times.more} <Icon name="arrow" />
          </Link>
        </li>
      </ul>
    </section>
  );
}

function daysOf(starts: readonly number[]): [day: string, starts: number[]][] {
  return [...groupPairs(starts.map((start) => [southAfricanDay(new Date(start)), start]))];
}
