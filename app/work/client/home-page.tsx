import { bookPath } from '#app/firm/contact/book-path.ts';
import { timesText } from '#app/bookings/core/booking.ts';
import { ButtonLink } from '#app/platform/ui/button.tsx';
import { Icon } from '#app/platform/ui/icon.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { dayText } from '#app/platform/core/time.ts';
import { ClaimList } from './claim-list.tsx';
import { DueList } from './due-list.tsx';
import type { Home } from './home.server.ts';
import { HomePart } from './home-part.tsx';
import { StandingList } from './standing-list.tsx';

const SHOWN = 6;

export function HomePage({ home }: { home: Home }) {
  const { claimable, waiting, due, dueCount, standing, today, hasWork } = home;
  const { bookings, calculations, calculationCount } = home;
  const others = standing.filter(({ current, ended }) => current.length + ended.length > 0);
  const dueLink = { to: '/account/due', label: moreDays(dueCount, due.length) };
  return (
    <div className="room-home">
      <ClaimList claimable={claimable} />
      {(claimable.length === 0 || standing.length > 0) && (
        <WaitingList {...{ waiting, hasWork, today }} severalTaxpayers={standing.length > 1} />
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
      {due.length > 0 && (
        <HomePart id="due" title={hasWork ? 'Other due days' : 'Due next'} more={dueLink}>
          <DueList due={due} today={today} withTaxpayer={standing.length > 1} />
        </HomePart>
      )}
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

type WaitingProps = {
  waiting: Home['waiting'];
  today: string;
  hasWork: boolean;
  severalTaxpayers: boolean;
};

function WaitingList({ waiting, today, hasWork, severalTaxpayers }: WaitingProps) {
  if (waiting.length === 0) return hasWork ? <Quiet /> : <Nothing />;
  return (
    <HomePart
      id="waiting"
      title={waiting.length === 1 ? 'One thing waits for you' : `${waiting.length} things wait for you`}
    >
      <WaitingLines {...{ today, severalTaxpayers }} waiting={waiting.slice(0, SHOWN)} />
      {waiting.length > SHOWN && (
        <details className="waiting-more">
          <summary>{`${waiting.length - SHOWN} more`}</summary>
          <WaitingLines {...{ today, severalTaxpayers }} waiting={waiting.slice(SHOWN)} />
        </details>
      )}
    </HomePart>
  );
}

function WaitingLines({ waiting, today, severalTaxpayers }: Omit<WaitingProps, 'hasWork'>) {
  return (
    <ul className="waiting">
      {waiting.map(({ path, title, taxpayer, what, dueOn }) => (
        <li key={path}>
          <Link to={path} className="waiting-link">
            <span>
              <span className="waiting-title">{title}</span>
              <span className="hint">
                {[...(severalTaxpayers ? [taxpayer] : []), ...what].join(' · ')}
                {dueOn && ` · ${dueOn < today ? 'was due' : 'due'} on ${dayText(dueOn)}`}
              </span>
            </span>
            <Icon name="arrow" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Quiet() {
  return (
    <p className="room-quiet">
      <Icon name="tick" size={22} className="text-gain" /> Nothing waits for you. We write when something
      does.
    </p>
  );
}

/** For members who are not clients yet. */
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
