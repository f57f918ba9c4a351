import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { firm } from '#app/platform/content/firm.ts';
import { serviceLinks } from '#content/pages/services.ts';
import { bookPath } from '#app/firm/contact/book-path.ts';
import { Ask } from '#app/firm/people/ask.tsx';
import { pageMeta } from '#app/firm/linked-data/page-meta.ts';
import { ButtonLink } from '#app/platform/ui/button.tsx';
import { CallToAction } from '#app/platform/ui/call-to-action.tsx';
import { Folds } from '#app/platform/ui/fold.tsx';
import { LinkedText } from '#app/platform/ui/linked-text.tsx';
import { Section } from '#app/platform/ui/section.tsx';
import { AlertHero, ServiceHero } from './heroes.tsx';
import { PartSection } from './part-section.tsx';
import { serviceIdOf } from '#app/firm/core/service-id.ts';
import type { Part } from './service-page.ts';
import type { DatedPage } from './service-pages.server.ts';

export { publicPage as headers } from '#app/platform/http/cache.ts';

export const meta: MetaFunction<() => DatedPage> = (args) => (args.data ? pageMeta(args, args.data) : []);

export function ServicePageRoute() {
  return <ServicePageView page={useLoaderData<() => DatedPage>()} />;
}

export function ServicePageView({ page, children }: { page: DatedPage; children?: ReactNode }) {
  const { closing } = page;
  const isAlert = page.kind === 'alert';
  const button = isAlert ? page.button : serviceLinks.closing;
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
      <Ask path={page.path} />
      <CallToAction id="closing" title={closing.title} text={<LinkedText text={closing.text} />}>
        <div className="flex flex-wrap gap-3">
          {!isAlert && (
            <ButtonLink to={bookPath({ service: serviceIdOf(page.path) })}>{serviceLinks.book}</ButtonLink>
          )}
          <ButtonLink to={button.to} look={isAlert ? 'primary' : 'quiet'}>
            {button.label}
          </ButtonLink>
          <a href={`tel:${firm.phone.replaceAll(' ', '')}`} className="btn btn-quiet">
            Call {firm.phone}
          </a>
        </div>
      </CallToAction>
    </>
  );
}

function Questions({ part: { title, blocks } }: { part: Part }) {
  return (
    <Section id="questions" density="working" title={title}>
      <Folds
        items={blocks.flatMap((block) =>
          block.kind === 'entries'
            ? block.items.map(({ title, text }) => ({ title, content: <LinkedText text={text} /> }))
            : [],
        )}
      />
    </Section>
  );
}
