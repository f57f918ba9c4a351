import { firm } from '#app/platform/content/firm.ts';
import { daysUntil } from '#app/firm/core/calendar-day.ts';
import { bookPath } from '#app/firm/contact/book-path.ts';
import { timesText } from '#app/bookings/core/booking.ts';
import { ButtonLink } from '#app/platform/ui/button.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { AskedQuotes } from './asked-quotes.tsx';
import { ClaimList } from './claim-list.tsx';
import { DueList } from './due-list.tsx';
import type { Home } from './home.server.ts';
import { HomePart } from './home-part.tsx';
import { andMore } from '#app/work/core/engagements/works-text.ts';
import { StandingList } from './standing-list.tsx';
import { WORK_TO_COME } from './taxpayer-work.tsx';
import { VatDaysToCome } from './vat-days-to-come.tsx';
import { Quiet, WaitingList } from './waiting-list.tsx';

const NEAR_DAYS = 3;

export function HomePage({ home }: { home: Home }) {
  const { claimable, waiting, due, dueCount, standing, today, hasWork } = home;
  const { bookings, calculations, calculationCount } = home;
  const others = standing.filter(({ current, ended }) => current.length + ended.length > 0);
  const dueLink = { to: '/account/due', label: moreDays(dueCount, due.length) };
  const [soonest] = due;
  const isDueFirst = soonest !== undefined && daysUntil(soonest.day, today) <= NEAR_DAYS;
  const dueDays = soonest && (
    <HomePart id="due" title={hasWork && !isDueFirst ? 'Other due days' : 'Due next'} more={dueLink}>
      <DueList due={due} today={today} withTaxpayer={standing.length > 1} />
      <VatDaysToCome of={home.lookedUp} withTaxpayer={standing.length > 1} />
    </HomePart>
  );
  return (
    <div className="room-home">
      <ClaimList claimable={claimable} />
      {isDueFirst && dueDays}
      {(claimable.length === 0 || standing.length > 0) && (
        <WaitingList {...{ waiting, today }} severalTaxpayers={standing.length > 1}>
          <Empty home={home} />
        </WaitingList>
      )}
      {others.length > 0 && (
        <HomePart
          id="standing"
          title={waiting.length > 0 ? 'Where we are with the rest' : 'Where we are'}
          more={due.length === 0 && dueCount > 0 ? dueLink : undefined}
        >
          <StandingList today={today} standing={others} withTaxpayer={standing.length > 1} />
        </HomePart>
      )}
      <AskedQuotes home={home} withTaxpayer={standing.length > 1} />
      {!isDueFirst && dueDays}
      {!soonest && <VatDaysToCome of={home.lookedUp} withTaxpayer={standing.length > 1} />}
      {bookings.length > 0 && (
        <HomePart
          id="bookings"
          title="Consultations"
          more={{ to: '/account/bookings', label: 'Move or cancel' }}
        >
          <ul className="room-lines">
            {bookings.map((booking) => (
              <li key={booking.id}>
                <span className="font-semibold">{booking.title}</span>
                <span className="hint">{timesText(booking)}</span>
              </li>
            ))}
          </ul>
        </HomePart>
      )}
      {calculations.length > 0 && (
        <HomePart
          id="calculations"
          title="Saved calculations"
          more={{
            to: '/account/calculations',
            label: calculationCount > calculations.length ? `All ${calculationCount}` : 'Rename or delete',
          }}
        >
          <ul className="room-lines">
            {calculations.map(({ token, title }) => (
              <li key={token}>
                <Link to={`/calculation/${token}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </HomePart>
      )}
    </div>
  );
}

function Empty({ home: { hasWork, standing, isColleague } }: { home: Home }) {
  if (hasWork) return <Quiet />;
  if (standing.length > 0) return <NoWorkYet of={standing} />;
  return isColleague ? <OfColleague /> : <Nothing />;
}

function OfColleague() {
  return (
    <div className="room-nothing">
      <p className="text-lg">
        You work for {firm.name}: clients, messages and bookings are at the desk. Here you find your own
        profile, and what we do for you as a client, if anything.
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/admin">Go to the desk</ButtonLink>
        <ButtonLink to="/account/profile" look="quiet">
          Your profile
        </ButtonLink>
      </p>
    </div>
  );
}

function NoWorkYet({ of }: { of: Home['standing'] }) {
  const [first, ...others] = of;
  if (!first) return null;
  return (
    <div className="room-nothing">
      <p className="text-lg">
        You act for <span translate="no">{andMore(first.name, others.length)}</span>. No work is here yet.{' '}
        {WORK_TO_COME}
      </p>
      <p className="hint mt-3">Until then, see whether what we have is right, and what is due.</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={others.length > 0 ? '/account/taxpayers' : `/account/taxpayers/${first.id}`}>
          See what we have
        </ButtonLink>
        <ButtonLink to="/account/due" look="quiet">
          See the due days
        </ButtonLink>
        <ButtonLink to="/contact" look="quiet">
          Write to us
        </ButtonLink>
      </p>
    </div>
  );
}

function Nothing() {
  return (
    <div className="room-nothing">
      <p className="text-lg">
        Nothing waits for you here. When we work for you, this is where you send papers and see how far we
        are.
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/pricing">See our plans</ButtonLink>
        <ButtonLink to={bookPath()} look="quiet">
          Book a Consultation
        </ButtonLink>
        <ButtonLink to="/calculator?type=individual" look="quiet">
          Calculate my tax
        </ButtonLink>
      </p>
    </div>
  );
}

function moreDays(all: number, shown: number): string {
  if (all <= shown) return 'In your calendar, and by mail';
  return all === 1 ? 'The due day, and your calendar' : `All ${all} due days, and your calendar`;
}
