import type { ReactNode } from 'react';
import { Carousel } from './carousel.tsx';
import { Listed, Skeletons, type Arriving } from './listed.tsx';
import type { Listing } from './listing.ts';
import { ListingCard } from './listing-card.tsx';

const SKELETONS = 6;
const DELAY = 2500;

export function Clients({ listed }: { listed: Arriving }) {
  const loading = (
    <ClientSection>
      <Skeletons count={SKELETONS} label="Loading clients..." />
    </ClientSection>
  );
  return (
    <Listed listed={listed} loading={loading}>
      {(clients) =>
        clients && <ClientSection>{clients.length > 0 && <ClientShow clients={clients} />}</ClientSection>
      }
    </Listed>
  );
}

function ClientSection({ children }: { children: ReactNode }) {
  return (
    <section className="band" aria-labelledby="clients">
      <div className="wrap">
        <h2 id="clients" className="mb-10">
          Our Clients
        </h2>
        {children}
      </div>
    </section>
  );
}

function ClientShow({ clients }: { clients: Listing[] }) {
  return (
    <Carousel label="Clients of the firm" delay={DELAY}>
      {clients.map((client) => (
        <li key={client.id} className="slide-client">
          <ListingCard listing={client} />
        </li>
      ))}
    </Carousel>
  );
}
