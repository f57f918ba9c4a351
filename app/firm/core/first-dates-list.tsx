import { Link } from '#app/platform/ui/link.tsx';
import type { Answers } from '#content/price-finder.ts';
import { pricing } from '#content/pages/pricing.ts';
import type { FirstDate } from './first-dates.ts';
import { deadlinesPath } from './plan-finder.ts';

const { finder } = pricing;
const VAT_CATEGORIES = ['A', 'B'] as const;

export function FirstDatesList({ dates, answers }: { dates: readonly FirstDate[]; answers: Answers }) {
  return (
    <>
      <ul className="first-dates">
        {dates.map(({ day, dayText, what, covers }) => (
          <li key={day + what + covers}>
            <time dateTime={day}>{dayText}</time>
            <span>
              {what} <span className="text-ink-soft">({covers})</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="hint mt-3">
        {answers.who === 'company' && `${finder.yearEnd} `}
        {answers.vat === 'yes' && finder.vat}
      </p>
      <p className="mt-2 flex flex-wrap gap-x-5">
        {answers.vat === 'yes' &&
          VAT_CATEGORIES.map((category) => (
            <Link key={category} to={deadlinesPath(answers, category)} className="more">
              {finder.ofCategory} {category}
            </Link>
          ))}
        <Link to={deadlinesPath(answers)} className="more">
          {finder.allDates}
        </Link>
      </p>
    </>
  );
}
