import type { ReactNode } from 'react';
import { Carousel } from './carousel.tsx';
import { Listed, Skeletons, type Arriving } from './listed.tsx';
import { ListingCard } from './listing-card.tsx';

const DELAY = 2500;

export function Clients({ listed }: { listed: Arriving }) {
  return (
    <Listed
      listed={listed}
      frame={ClientSection}
      loading={<Skeletons count={6} label="Loading clients..." />}
    >
      {(clients) =>
        clients.length > 0 && (
          <Carousel label="Clients of the firm" delay={DELAY}>
            {clients.map((client) => (
              <li key={client.id} className="slide-client">
                <ListingCard listing={client} />
              </li>
            ))}
          </Carousel>
        )
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
