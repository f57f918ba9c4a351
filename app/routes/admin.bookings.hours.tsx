import { randomUUID } from 'node:crypto';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { namesOfThoseWhoMay } from '#app/accounts/core/role-texts.ts';
import { may } from '#app/accounts/core/roles.ts';
import { requireAccess, type Colleague, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { useMay } from '#app/accounts/access/use-may.ts';
import { findHosts } from '#app/bookings/desk/hosts.server.ts';
import { FeedForm } from '#app/bookings/desk/feed-form.tsx';
import { changeHours } from '#app/bookings/desk/hours-action.server.ts';
import { HoursForm } from '#app/bookings/desk/hours-form.tsx';
import { findDiary, type DiaryOf } from '#app/bookings/desk/hours.server.ts';
import { findInTimeOff } from '#app/bookings/desk/lines.server.ts';
import { TimeOffForm, TimeOffList } from '#app/bookings/desk/time-off.tsx';
import { bookingRules } from '#app/firm/core/booking-rules.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { forbidden, notFound } from '#app/platform/http/responses.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { ActionMenu } from '#app/platform/ui/action-menu.tsx';
import { longDayText } from '#app/firm/core/day-text.ts';
import { type PublicHoliday, publicHolidays } from '#app/firm/core/public-holidays.ts';
import { Facts } from '#app/platform/ui/facts.tsx';
import { plusDays, yearOf, WEEKDAYS } from '#app/firm/core/calendar-day.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';

const NOBODY = 'There is no such colleague, or they hold no consultations.';

export const handle = { permission: 'bookings' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const me = await requireAccess({ request, context }, 'bookings');
  const id = whoseIn(request, me);
  const [of, inTheWay, colleagues] = await Promise.all([findDiary(id), findInTimeOff(id), findHosts()]);
  if (!of) throw notFound(NOBODY);
  return {
    of,
    inTheWay,
    colleagues,
    isOwn: id === me.id,
    mayEdit: mayEdit(me, id),
    // The browser has the rules of the file alone.
    rules: bookingRules(),
    holidays: holidaysAhead(),
    newId: randomUUID(),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const me = await requireAccess({ request, context }, 'bookings');
  const id = whoseIn(request, me);
  if (!mayEdit(me, id))
    throw forbidden(`Only ${namesOfThoseWhoMay('allocate')} change the hours of colleagues.`);
  if (!(await findDiary(id))) throw notFound(NOBODY);
  return changeHours({ request, colleagueId: id, actorId: me.id });
}

/** Remix does not load again after a refusal, and stale hours must be read again. */
export const shouldRevalidate = () => true;

export const meta: MetaFunction = () => privateMeta('Hours and time off');

export default function Hours() {
  const { of, rules, inTheWay, colleagues, isOwn, mayEdit, holidays, newId } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AdminPage
      title={isOwn ? 'Your hours and time off' : `Hours and time off of ${of.name}`}
      lede={<Link to="/admin/bookings">All bookings</Link>}
      actions={<Others colleagues={colleagues} id={of.id} />}
    >
      <div className="hours-layout" key={of.id}>
        {mayEdit ? <HoursForm {...{ of, rules }} answer={answer} /> : <HoursFacts of={of} />}
        <div className="grid gap-10">
          <section aria-labelledby="away">
            <h2 id="away" className="mb-2 text-lg">
              Time off
            </h2>
            <HandOverLink id={of.id} name={of.name} />
            <TimeOffList of={of} inTheWay={inTheWay} mayEdit={mayEdit} />
            {mayEdit && <TimeOffForm answer={answer} count={of.away.length} newId={newId} />}
          </section>
          {isOwn && of.diary && <FeedForm hasFeed={of.diary.hasFeed} address={answer?.feed} />}
          <ClosedDays holidays={holidays} />
          <HistoryLink id={of.id} />
        </div>
      </div>
    </AdminPage>
  );
}

/** Links, so that nobody is chosen whose hours are not the ones in sight. */
function Others({ colleagues, id }: { colleagues: readonly { id: string; name: string }[]; id: string }) {
  if (colleagues.length < 2) return null;
  return (
    <ActionMenu id="whose" label="Of another colleague">
      {colleagues
        .filter((one) => one.id !== id)
        .map((one) => (
          <Link key={one.id} to={`/admin/bookings/hours?of=${one.id}`} className="action-choice">
            {one.name}
          </Link>
        ))}
    </ActionMenu>
  );
}

function HandOverLink({ id, name }: { id: string; name: string }) {
  if (!useMay('allocate')) return null;
  return (
    <p className="hint mb-3">
      Time off stops bookings alone. Clients, work and messages stay with {name}:{' '}
      <Link to={`/admin/work/people/${id}`}>hand them over</Link>
    </p>
  );
}

function HistoryLink({ id }: { id: string }) {
  if (!useMay('audit')) return null;
  return (
    <p>
      <Link to={`/admin/audit?entity=diary&id=${id}`}>All that was done with these hours</Link>
    </p>
  );
}

function whoseIn(request: Request, me: Colleague): string {
  return new URL(request.url).searchParams.get('of') ?? me.id;
}

function mayEdit(me: Colleague, id: string): boolean {
  return id === me.id || may(me.role, 'allocate');
}

function ClosedDays({ holidays }: { holidays: readonly PublicHoliday[] }) {
  if (holidays.length === 0) return null;
  return (
    <section aria-labelledby="holidays">
      <h2 id="holidays" className="mb-2 text-lg">
        Public holidays
      </h2>
      <ul>
        {holidays.map(({ date, name }) => (
          <li key={date}>
            {longDayText(date)}: {name}
          </li>
        ))}
      </ul>
    </section>
  );
}

function HoursFacts({ of: { name, diary } }: { of: DiaryOf }) {
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

function holidaysAhead(today = southAfricanDay()): PublicHoliday[] {
  const last = plusDays(today, bookingRules().horizonDays);
  return [...new Set([yearOf(today), yearOf(last)])]
    .flatMap((year) => publicHolidays(year))
    .filter(({ date }) => date >= today && date <= last);
}
