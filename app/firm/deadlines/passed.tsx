import { contactPath } from '#app/firm/contact/contact-path.ts';
import { longDayText } from '#app/firm/core/day-text.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { KEPT, type Deadline } from '#app/firm/core/deadlines.ts';
import { findPlan, priceOf } from '#app/firm/core/plans.ts';
import { Link } from '#app/platform/ui/link.tsx';
import { movedText } from './moved-text.ts';
import { groupName, RECIPIENTS } from './names.ts';
import { whenText } from './when-text.ts';

type Props = { passed: readonly Deadline[]; today: string };

/** On the first screen, so that people who are late find it. */
export function PassedLink({ passed, today }: Props) {
  const latest = passed.find(({ late }) => !late.isVoluntary) ?? passed[0];
  if (!latest) return null;
  return (
    <p className="passed-link">
      <a href="#passed">Missed {longDayText(latest.day)}? What to do now</a>{' '}
      <span className="hint">
        {latest.what}, {whenText(latest.day, today)}
        {passed.length > 1 &&
          `, and ${passed.length - 1} more since ${longDayText(passed.at(-1)?.day ?? '')}`}
      </span>
    </p>
  );
}

export function Passed({ passed, today }: Props) {
  return (
    <section className="due-section" aria-labelledby="passed">
      <h2 id="passed">Missed one?</h2>
      <p className="lede mt-3">
        What passed in the last 90 days, and what can still be put right: that stays until the next of its
        kind is due, for a year at most. If you filed and paid in time, there is nothing to do.
      </p>
      <ol className="passed">
        {passed.map((deadline) => (
          <PassedDate key={deadline.id} deadline={deadline} today={today} isOpen={passed.length === 1} />
        ))}
      </ol>
    </section>
  );
}

function PassedDate(props: { deadline: Deadline; today: string; isOpen: boolean }) {
  const { deadline, today, isOpen } = props;
  const { day, what, covers, is, to, late, rule, law } = deadline;
  const moved = movedText(deadline);
  // An older one has its rule at the next day of its kind, above.
  const isRecent = day >= plusDays(today, -KEPT);
  return (
    <li>
      <details open={isOpen}>
        <summary>
          <span>
            <time dateTime={day}>{longDayText(day)}</time>, {whenText(day, today)}
          </span>
          <b>{what}</b>
        </summary>
        <div className="passed-now">
          <p className="text-ink-soft">
            For {covers}. {groupName(is)}, to {RECIPIENTS[to]}. {moved}
          </p>
          <p>
            <b>Now:</b> {late.now}
          </p>
          <p>
            <b>What it costs:</b>{' '}
            {late.costs ?? 'We found no source that names a price for being late. Ask before you pay.'}
          </p>
          <p>
            <b>With us:</b> <OurPart late={late} />
          </p>
          {isRecent && (
            <p className="hint">
              {rule} {law}.
            </p>
          )}
        </div>
      </details>
    </li>
  );
}

function OurPart({ late }: Pick<Deadline, 'late'>) {
  const plan = findPlan(late.plan);
  if (!plan)
    return (
      <>
        <Link to="/contact">Tell us what is open</Link>, and you hear a price before we start.
      </>
    );
  return (
    <>
      {plan.title}, {priceOf(plan)} {plan.period}.{' '}
      <Link to={contactPath({ plan: plan.id })}>Ask us to file it</Link>.
    </>
  );
}
