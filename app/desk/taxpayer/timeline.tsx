import { Link } from '@remix-run/react';
import { BOOKING_STATE } from '#app/bookings/core/states.ts';
import { useMay } from '#app/accounts/access/use-may.ts';
import { fieldWords } from '#app/platform/audit/change-lines.ts';
import { verbText } from '#app/platform/audit/words.ts';
import { oneOf } from '#app/platform/http/query.ts';
import { BOOKING_STATES } from '#app/platform/db/booking-values.ts';
import { When } from '#app/platform/ui/when.tsx';
import { anchorOf } from '#app/work/desk/notes/note.ts';
import { keysOf } from '#app/platform/core/keys.ts';
import { SHOWN, timelineFilter, type Entry, type Timeline } from './timeline.ts';

type Props = { client: string; timeline: Timeline };

export function ClientTimeline({ client, timeline: { shown, entries, older, isLater } }: Props) {
  const filter = timelineFilter(client);
  const [mayRead, mayBook] = [useMay('enquiries'), useMay('bookings')];
  const to = (more: Record<string, string>) =>
    `?${new URLSearchParams([...filter.entries({ show: shown }), ...Object.entries(more)])}#timeline`;
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline">Timeline</h2>
      <nav aria-label="Shown in the timeline" className="my-2 flex flex-wrap gap-x-6">
        {keysOf(SHOWN).map((one) => (
          <Link
            key={one}
            to={`${filter.to({ show: one })}#timeline`}
            aria-current={one === shown ? 'true' : undefined}
            className="min-h-11 py-2.5 aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline"
          >
            {SHOWN[one]}
          </Link>
        ))}
      </nav>
      {entries.length === 0 && <p className="hint">Nothing yet.</p>}
      <ol>
        {entries.map((entry) => (
          <li
            key={`${entry.source} ${entry.id}`}
            className="border-b border-rule py-2 break-words md:grid md:grid-cols-[10.5rem_minmax(0,1fr)] md:gap-x-4"
          >
            <span className="hint">
              <When at={new Date(entry.at)} />
            </span>
            <Line entry={entry} />
          </li>
        ))}
      </ol>
      <p className="mt-3 flex flex-wrap gap-x-6">
        <Link to={`/admin/taxpayers/${client}/papers`}>All papers</Link>
        <Link to={`/admin/taxpayers/${client}/year`}>The year on one page</Link>
        {mayRead && <Link to={`/admin/messages?state=all&taxpayer=${client}`}>All messages</Link>}
        {mayBook && <Link to={`/admin/bookings?view=list&state=all&taxpayer=${client}`}>All bookings</Link>}
      </p>
      {(isLater || older) && (
        <nav aria-label="Pages of the timeline" className="mt-3 flex gap-6">
          {isLater && <Link to={`${filter.to({ show: shown })}#timeline`}>Newest</Link>}
          {older && <Link to={to({ older })}>Older</Link>}
        </nav>
      )}
    </section>
  );
}

function Line({ entry }: { entry: Entry }) {
  const { title, about, who, id, work } = entry;
  switch (entry.source) {
    case 'enquiry':
      return (
        <p>
          <Link to={`/admin/messages/${id}`}>{title || 'Without a subject'}</Link>{' '}
          <span className="hint">message of {who}</span>
        </p>
      );
    case 'talk':
      return (
        <p>
          <Link to={`/admin/bookings/${id}`}>{title}</Link>{' '}
          <span className="hint">{[who && `with ${who}`, talkState(about)].filter(Boolean).join(', ')}</span>
        </p>
      );
    case 'message':
      return (
        <p>
          {title} <span className="hint">{who}, </span>
          {work && <Link to={`/admin/work/${work.id}#messages`}>{work.title}</Link>}
        </p>
      );
    case 'paper':
      return (
        <p>
          {title} <span className="hint">{about === 'to_client' ? 'from us' : 'from the client'}, </span>
          {work && <Link to={`/admin/work/${work.id}`}>{work.title}</Link>}
        </p>
      );
    case 'note':
      return (
        <p>
          <a href={`#${anchorOf(id)}`}>Note</a> {title} <span className="hint">{who}</span>
        </p>
      );
    case 'workNote':
      return (
        <p>
          Note: {title} <span className="hint">{who}, </span>
          {work && <Link to={`/admin/work/${work.id}#${anchorOf(id)}`}>{work.title}</Link>}
        </p>
      );
    case 'event':
      return (
        <p>
          {title} <span className="hint">{who ?? (about ? 'by the site' : 'by the client')}, </span>
          {work && <Link to={`/admin/work/${work.id}`}>{work.title}</Link>}
        </p>
      );
    case 'change':
      return (
        <p>
          {who ?? 'The site'} {verbText(title ?? '')} the client
          {about && <span className="hint">: {about.split('; ').map(fieldWords).join(', ')}</span>}
        </p>
      );
  }
}

function talkState(state: string | null): string {
  const known = oneOf(BOOKING_STATES, state);
  return known ? BOOKING_STATE[known].desk.label.toLowerCase() : '';
}
