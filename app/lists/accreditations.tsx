import type { ReactNode } from 'react';
import { licensingPage } from '#content/pages/licensing.ts';
import { Section } from '#app/ui/section.tsx';
import { Carousel } from './carousel.tsx';
import { Certificate } from './certificate.tsx';
import { Listed, Skeletons, type Arriving } from './listed.tsx';

const SKELETONS = 3;
const DELAY = 3000;

export function ProfessionalBodies({ listed }: { listed: Arriving }) {
  const loading = (
    <BodySection>
      <Skeletons count={SKELETONS} label="Loading professional bodies..." />
    </BodySection>
  );
  return (
    <Listed listed={listed} loading={loading}>
      {(bodies) =>
        bodies && (
          <BodySection>
            {bodies.length === 0 && <p>No professional bodies to display at the moment.</p>}
            <ul className="grid gap-6 lg:grid-cols-3">
              {bodies.map((body) => (
                <li key={body.id}>
                  <Certificate listing={body} type="professional-body" />
                </li>
              ))}
            </ul>
          </BodySection>
        )
      }
    </Listed>
  );
}

export function SoftwareAccreditations({ listed }: { listed: Arriving }) {
  const loading = (
    <SoftwareSection>
      <Skeletons count={SKELETONS} label="Loading software accreditations..." />
    </SoftwareSection>
  );
  return (
    <Listed listed={listed} loading={loading}>
      {(accreditations) =>
        accreditations && (
          <SoftwareSection>
            {accreditations.length === 0 && <p>No software accreditations to display at the moment.</p>}
            {accreditations.length > 0 && (
              <Carousel label="Software accreditations" delay={DELAY} centred>
                {accreditations.map((accreditation) => (
                  <li key={accreditation.id} className="slide-accreditation">
                    <Certificate listing={accreditation} type="software-accreditation" />
                  </li>
                ))}
              </Carousel>
            )}
          </SoftwareSection>
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
