import { serviceLinks } from '#content/pages/services.ts';
import { ButtonLink } from '#app/platform/ui/button.tsx';
import { Drawing } from '#app/platform/ui/drawing.tsx';
import { Icon } from '#app/platform/ui/icon.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import type { ServicePage } from './service-page.ts';

const drawings = import.meta.glob<string>('./*.svg', { eager: true, import: 'default', query: '?url' });

type Props = { page: ServicePage };

export function ServiceHero({ page }: Props) {
  return (
    <div className={`wrap service-hero service-hero-${page.drawing.place}`}>
      <div>
        <p className="eyebrow">{page.eyebrow}</p>
        <h1>{page.heading}</h1>
        <p className="lede mt-6">{page.lede}</p>
        {page.first && (
          <p className="mt-3">
            <Link to={page.first.to} className="more">
              {page.first.label}
            </Link>
          </p>
        )}
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={page.button.to}>{page.button.label}</ButtonLink>
          <a href="#cost" className="btn btn-quiet">
            {serviceLinks.cost}
          </a>
        </div>
      </div>
      <div className="service-drawing">
        <PageDrawing {...page.drawing} />
      </div>
      <ul className="service-points">
        {page.points.map((point) => (
          <li key={point}>
            <Icon name="tick" className="text-gain" />
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function AlertHero({ page }: Props) {
  return (
    <div className="wrap alert-hero">
      <div>
        <p className="eyebrow">{page.eyebrow}</p>
        <h1>{page.heading}</h1>
      </div>
      <div>
        <p className="lede">{page.lede}</p>
        <ButtonLink to={page.button.to} className="mt-7">
          {page.button.label}
        </ButtonLink>
      </div>
      <div className="alert-drawing">
        <PageDrawing {...page.drawing} />
      </div>
    </div>
  );
}

function PageDrawing({ name, width, height, whole, alt }: ServicePage['drawing']) {
  const src = drawings[`./${name}.svg`];
  if (!src) throw new Error(`app/site/service-pages has no drawing ${name}.svg`);
  return (
    <Drawing
      src={src}
      id={name}
      width={width}
      height={height}
      alt={alt}
      className={whole ? 'seen-whole' : undefined}
    />
  );
}
