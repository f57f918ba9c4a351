import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { BookingTable } from '#app/bookings/desk/booking-table.tsx';
import { findHosts } from '#app/bookings/desk/hosts.server.ts';
import { BookingsFilter } from '#app/bookings/desk/filter-form.tsx';
import { BOOKINGS, type Filter } from '#app/bookings/desk/filter.ts';
import { findAway, findNext, findPage, findWeek, withWhatIsLeft } from '#app/bookings/desk/lines.server.ts';
import { NextBookingLine } from '#app/bookings/desk/next-booking.tsx';
import { WeekTable } from '#app/bookings/desk/week-table.tsx';
import { layWeek } from '#app/bookings/desk/week.ts';
import { may } from '#app/accounts/core/roles.ts';
import { namesOfTaxpayers } from '#app/work/core/taxpayers/find-like.server.ts';
import { readCursor } from '#app/platform/db/keyset.server.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { ButtonLink } from '#app/platform/ui/button.tsx';
import { KeyHelp, type Key } from '#app/platform/ui/key-help.tsx';
import { KeysetPager } from '#app/platform/ui/keyset-pager.tsx';

export const handle = { permission: 'bookings' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const me = await requireAccess({ request, context }, 'bookings');
  const { searchParams } = new URL(request.url);
  const read = BOOKINGS.read(searchParams);
  const isByItself = read.view === 'week' && !searchParams.has('week');
  const filter = isByItself ? await withWhatIsLeft(read, me.id) : read;
  const isWeek = filter.view === 'week';
  const [next, colleagues, page, lines, away, taxpayers] = await Promise.all([
    findNext(isUuid(filter.of) ? filter.of : me.id),
    findHosts(),
    isWeek ? null : findPage(filter, readCursor(searchParams, isUuid), me.id),
    isWeek ? findWeek(filter, me.id) : [],
    isWeek ? findAway(filter, me.id) : [],
    may(me.role, 'work') ? namesOfTaxpayers([filter.taxpayer]) : {},
  ]);
  const isOwn = !isUuid(filter.of) || filter.of === me.id;
  return { filter, colleagues, taxpayers, next, isOwn, page, week: layWeek(filter.week, lines, away) };
}

export const meta: MetaFunction = () => privateMeta('Bookings');

const KEYS_OF_WEEK: readonly Key[] = [
  ['n', 'the week after'],
  ['p', 'the week before'],
];

export default function Bookings() {
  const { filter, colleagues, taxpayers, next, isOwn, page, week } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      title="Bookings"
      actions={
        <>
          <ButtonLink to="/admin/bookings/new" small>
            Book for a caller
          </ButtonLink>
          <ButtonLink to="/admin/bookings/hours" look="quiet" small>
            Hours and time off
          </ButtonLink>
        </>
      }
    >
      {next && <NextBookingLine next={next} isOwn={isOwn} />}
      <BookingsFilter {...{ filter, colleagues, taxpayers }} />
      {page ? (
        <>
          {page.rows.length === 0 ? <Nothing filter={filter} /> : <BookingTable rows={page.rows} />}
          <KeysetPager
            {...page}
            entries={BOOKINGS.entries(filter)}
            words={filter.state === 'coming' ? ['Earlier', 'Later'] : ['Later', 'Earlier']}
          />
        </>
      ) : (
        <WeekTable week={week} filter={filter} />
      )}
      <div className="mt-6">
        <KeyHelp one="booking" more={page ? undefined : KEYS_OF_WEEK} />
      </div>
    </AdminPage>
  );
}

function Nothing({ filter }: { filter: Filter }) {
  return (
    <p className="border-y border-rule py-8 text-ink-soft">
      No booking fits.{' '}
      <Link to={BOOKINGS.to(filter, { q: '', of: 'everybody', state: 'all' })}>Show all bookings</Link>.
    </p>
  );
}
