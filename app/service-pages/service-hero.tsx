import type { ReactNode } from 'react';
import { labels } from '#content/service-pages/labels.ts';
import type { Hero } from '#content/service-pages/service-page.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';

type Props = { hero: Hero; drawing: ReactNode };

export function ServiceHero({ hero, drawing }: Props) {
  return (
    <div className={`wrap service-hero service-hero-${hero.drawing}`}>
      <div>
        <p className="eyebrow">{hero.eyebrow}</p>
        <h1>{hero.heading}</h1>
        <p className="lede mt-6">{hero.lede}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={hero.button.to}>{hero.button.label}</ButtonLink>
          <a href="#cost" className="btn btn-quiet">
            {labels.cost}
          </a>
        </div>
      </div>
      <div className="service-drawing">{drawing}</div>
      <ul className="service-points">
        {hero.points.map((point) => (
          <li key={point}>
            <Icon name="tick" className="text-gain" />
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
