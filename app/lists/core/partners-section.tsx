import type { ReactNode } from 'react';
import { partnerGroups } from '#content/pages/partners.ts';
import { Listed, type Arriving } from './listed.tsx';
import type { Listing } from './listing.ts';
import { ListingCard } from './listing-card.tsx';

export function Partners({ listed }: { listed: Arriving }) {
  const loading = (
    <Message>
      <p role="status">Loading partners...</p>
    </Message>
  );
  return (
    <Listed listed={listed} loading={loading} unread={<NoPartners />}>
      {(partners) => (partners.length > 0 ? <Groups partners={partners} /> : <NoPartners />)}
    </Listed>
  );
}

function Groups({ partners }: { partners: Listing[] }) {
  return Object.entries(partnerGroups).map(([category, group]) => {
    const members = partners.filter((partner) => partner.category === category);
    return (
      members.length > 0 && <PartnerGroup key={category} id={category} group={group} members={members} />
    );
  });
}

type GroupProps = { id: string; group: { title: string; text: string }; members: Listing[] };

function PartnerGroup({ id, group, members }: GroupProps) {
  return (
    <section className="band" aria-labelledby={id}>
      <div className="wrap grid gap-x-14 gap-y-8 lg:grid-cols-[min(17rem,41%)_minmax(0,1fr)]">
        <div>
          <h2 id={id} className="text-xl">
            {group.title}
          </h2>
          <p className="mt-3 text-ink-soft">{group.text}</p>
        </div>
        <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2">
          {members.map((partner) => (
            <li key={partner.id} className="partner">
              <ListingCard listing={partner} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function NoPartners() {
  return (
    <Message>
      <h2 className="text-xl">No Partners Available</h2>
      <p className="mt-3 text-ink-soft">Partner information will be displayed here once available.</p>
    </Message>
  );
}

function Message({ children }: { children: ReactNode }) {
  return (
    <div className="band">
      <div className="wrap">{children}</div>
    </div>
  );
}
