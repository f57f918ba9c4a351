import type { ReactNode } from 'react';
import type { TaxAlert } from '#content/service-pages/service-page.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Closing } from './closing.tsx';
import { PartSection } from './part-section.tsx';

export function AlertPage({
  alert: { hero, parts, closing },
  drawing,
}: {
  alert: TaxAlert;
  drawing: ReactNode;
}) {
  return (
    <>
      <div className="wrap alert-hero">
        <div>
          <p className="eyebrow">{hero.eyebrow}</p>
          <h1>{hero.heading}</h1>
        </div>
        <div>
          <p className="lede">{hero.lede}</p>
          <ButtonLink to={hero.button.to} className="mt-7">
            {hero.button.label}
          </ButtonLink>
        </div>
        <div className="alert-drawing">{drawing}</div>
      </div>
      {parts.map((part) => (
        <PartSection key={part.id} id={part.id} part={part} />
      ))}
      <Closing {...closing} button={hero.button} />
    </>
  );
}
