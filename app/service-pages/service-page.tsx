import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { firm } from '#content/firm.ts';
import { partLabels, serviceLinks } from '#content/pages/services.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { LinkedText } from '#app/ui/linked-text.tsx';
import { Section } from '#app/ui/section.tsx';
import { AlertHero, ServiceHero } from './heroes.tsx';
import { PartSection } from './part-section.tsx';
import type { Entry, Part } from './service-page.ts';
import type { DatedPage } from './service-pages.server.ts';

export { publicPage as headers } from '#app/http/cache.ts';

export const meta: MetaFunction<() => DatedPage> = (args) => (args.data ? pageMeta(args, args.data) : []);

export function ServicePageRoute() {
  return <ServicePageView page={useLoaderData<() => DatedPage>()} />;
}

/** `children` come between the hero and the parts. */
export function ServicePageView({ page, children }: { page: DatedPage; children?: ReactNode }) {
  const isAlert = page.kind === 'alert';
  return (
    <>
      {isAlert ? <AlertHero page={page} /> : <ServiceHero page={page} />}
      {children}
      {page.parts.map((part) =>
        part.id === 'questions' ? (
          <Questions key={part.id} part={part} />
        ) : (
          <PartSection key={part.id} part={part} page={page} />
        ),
      )}
      <Closing {...page.closing} button={isAlert ? page.button : serviceLinks.closing} />
    </>
  );
}

function Questions({ part: { title, blocks } }: { part: Part }) {
  return (
    <Section id="questions" eyebrow={partLabels.questions} title={title}>
      <div className="mt-10 grid gap-x-14 gap-y-9 md:grid-cols-2">
        {blocks.flatMap((block) =>
          block.kind === 'entries'
            ? block.items.map(({ title, text }) => (
                <div key={title}>
                  <h3>{title}</h3>
                  <p className="mt-2 text-ink-soft">
                    <LinkedText text={text} />
                  </p>
                </div>
              ))
            : [],
        )}
      </div>
    </Section>
  );
}

function Closing({ title, text, button }: Entry & { button: { label: string; to: string } }) {
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
