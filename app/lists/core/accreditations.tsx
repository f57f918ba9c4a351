import type { ReactNode } from 'react';
import { licensingPage } from '#content/pages/licensing.ts';
import { Section } from '#app/platform/ui/section.tsx';
import { Carousel } from './carousel.tsx';
import { Certificate } from './certificate.tsx';
import { Listed, Skeletons, type Arriving } from './listed.tsx';

const DELAY = 3000;

export function ProfessionalBodies({ listed }: { listed: Arriving }) {
  return (
    <Listed
      listed={listed}
      frame={BodySection}
      loading={<Skeletons count={3} label="Loading professional bodies..." />}
    >
      {(bodies) =>
        bodies.length === 0 ? (
          <p>No professional bodies to display at the moment.</p>
        ) : (
          <ul className="grid gap-6 lg:grid-cols-3">
            {bodies.map((body) => (
              <li key={body.id}>
                <Certificate listing={body} type="professional-body" />
              </li>
            ))}
          </ul>
        )
      }
    </Listed>
  );
}

export function SoftwareAccreditations({ listed }: { listed: Arriving }) {
  return (
    <Listed
      listed={listed}
      frame={SoftwareSection}
      loading={<Skeletons count={3} label="Loading software accreditations..." />}
    >
      {(accreditations) =>
        accreditations.length === 0 ? (
          <p>No software accreditations to display at the moment.</p>
        ) : (
          <Carousel label="Software accreditations" delay={DELAY} centred>
            {accreditations.map((accreditation) => (
              <li key={accreditation.id} className="slide-accreditation">
                <Certificate listing={accreditation} type="software-accreditation" />
              </li>
            ))}
          </Carousel>
        )
      }
    </Listed>
  );
}

function BodySection({ children }: { children: ReactNode }) {
  return (
    <Section id="bodies" {...licensingPage.bodies}>
      <div className="mt-10">{children}</div>
    </Section>
  );
}

function SoftwareSection({ children }: { children: ReactNode }) {
  return (
    <Section id="software" {...licensingPage.accreditations}>
      <div className="mt-10">{children}</div>
    </Section>
  );
}
