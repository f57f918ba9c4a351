import type { Hero, ServicePage } from '#content/service-pages/service-page.ts';
import { firm } from '#content/firm.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { LinkedText } from '#app/ui/linked-text.tsx';

type Props = ServicePage['closing'] & { button: Hero['button'] };

export function Closing({ title, text, button }: Props) {
  return (
    <section className="band bg-bloom-tint" aria-labelledby="closing">
      <div className="wrap flex flex-wrap items-end justify-between gap-x-12 gap-y-8">
        <div className="max-w-[38rem]">
          <h2 id="closing" className="text-bloom-deep">
            {title}
          </h2>
          <p className="lede mt-4">
            <LinkedText text={text} />
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={button.to}>{button.label}</ButtonLink>
          <a href={`tel:${firm.phone.replaceAll(' ', '')}`} className="btn btn-quiet">
            Call {firm.phone}
          </a>
        </div>
      </div>
    </section>
  );
}
