import { Link } from '@remix-run/react';
import { useMay } from '#app/accounts/access/use-may.ts';
import { Facts } from '#app/platform/ui/facts.tsx';
import { When } from '#app/platform/ui/when.tsx';
import { PhoneLink } from '#app/platform/ui/phone-link.tsx';
import { factsOf, type EnquiryFact } from '#app/enquiries/core/record.ts';
import { dayText, southAfricanDay } from '#app/platform/core/time.ts';
import { filterQuery, enquiryPath, VIEWS, type Filter } from '../inbox/filter.ts';
import type { Enquiry } from './enquiry.ts';
import { isKeyOf } from '#app/platform/core/keys.ts';

type LinksProps = { filter: Filter; next: string | null; previous: string | null };

export function SenderFacts({ enquiry }: { enquiry: Enquiry }) {
  const { reference, receivedAt, deletedOn } = enquiry;
  const facts = factsOf(enquiry, 'inSidePanel').map((fact) => [
    fact.label,
    <Value key={fact.label} {...fact} />,
  ]);
  return (
    <Facts
      facts={{
        Reference: reference,
        ...Object.fromEntries(facts),
        Received: <When at={receivedAt} />,
        'Deleted on': <time dateTime={deletedOn.toISOString()}>{dayText(southAfricanDay(deletedOn))}</time>,
      }}
    />
  );
}

function Value({ value, link }: EnquiryFact) {
  if (!link) return value;
  if (link === 'tel') return <PhoneLink phone={value} />;
  return <a href={`${link}:${value}`}>{value}</a>;
}

export function EnquiryLinks({ filter, next, previous }: LinksProps) {
  const list = filterQuery(filter);
  const view = isKeyOf(VIEWS, filter.state) ? VIEWS[filter.state] : 'Messages';
  return (
    <nav aria-label="Messages" className="message-links">
      <Link to={`/admin/messages${list}`} data-key="u">
        {view === 'All' ? 'All messages' : view}
      </Link>
      {previous && (
        <Link to={enquiryPath(previous, filter)} rel="prev" data-key="k">
          Previous
        </Link>
      )}
      {next && (
        <Link to={enquiryPath(next, filter)} rel="next" data-key="j">
          Next
        </Link>
      )}
    </nav>
  );
}

export function HistoryLinks({ enquiry }: { enquiry: Enquiry }) {
  const seesAudit = useMay('audit');
  const seesMails = useMay('mail');
  return (
    <ul className="grid gap-1">
      {seesAudit && (
        <li>
          <Link to={`/admin/audit?entity=message&id=${enquiry.id}`}>All that was done with it</Link>
        </li>
      )}
      {seesMails && (
        <li>
          <Link to={`/admin/mail?enquiry=${enquiry.id}`}>Its mails in the queue</Link>
        </li>
      )}
    </ul>
  );
}
