import type { LinksFunction, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { firm } from '#app/platform/content/firm.ts';
import { Prose } from '#app/platform/markdown/prose.tsx';
import { pageMeta } from '#app/firm/linked-data/page-meta.ts';
import { dayText } from '#app/platform/core/time.ts';
import { ContentsList } from '#app/platform/ui/contents-list.tsx';
import { Drawing } from '#app/platform/ui/drawing.tsx';
import { LinkedText } from '#app/platform/ui/linked-text.tsx';
import { PageHero } from '#app/platform/ui/page-hero.tsx';
import { Decision } from './decision.tsx';
import legalCss from './legal.css?url';
import type { Clause, LegalFlag, LegalText } from './legal-text.ts';

type Props = {
  /** Of a text that a visitor accepts or declines. */
  flag?: LegalFlag;
  drawing: { src: string; id: string };
  after?: Record<string, ReactNode>;
};

export { publicPage as headers } from '#app/platform/http/cache.ts';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: legalCss }];

export const meta: MetaFunction<() => LegalText> = (args) => (args.data ? pageMeta(args, args.data) : []);

export function LegalPage({ flag, drawing, after }: Props) {
  const text = useLoaderData<() => LegalText>();
  return (
    <>
      <PageHero
        eyebrow={firm.legalName}
        title={text.title}
        lede={text.lede}
        drawing={<Drawing {...drawing} width={520} height={340} className="w-full print:hidden" />}
      >
        <p className="hint mt-5">
          Last updated <time dateTime={text.updated}>{dayText(text.updated)}</time>.{' '}
          <LinkedText text={text.seeAlso} />
        </p>
      </PageHero>
      <section className="band" aria-label={text.title}>
        <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,46rem)_1fr]">
          <div className="min-w-0">
            <h2 id="short" className="text-xl">
              In short
            </h2>
            <Prose html={`<ul><li>${text.summary.join('</li><li>')}</li></ul>`} className="mt-4 mb-12" />
            <div className="clauses">
              {text.clauses.map((clause) => (
                <ClauseText key={clause.id} clause={clause} after={after?.[clause.id]} />
              ))}
            </div>
            {flag && <Decision title={text.title} flag={flag} />}
          </div>
          <ContentsList
            title="On this page"
            headings={[
              { id: 'short', text: 'In short' },
              ...text.clauses.map(({ id, title }) => ({ id, text: title })),
              ...(flag ? [{ id: 'decision', text: 'Accept or decline' }] : []),
            ]}
          />
        </div>
      </section>
    </>
  );
}

function ClauseText({ clause: { id, title, html, isFolded }, after }: { clause: Clause; after: ReactNode }) {
  const heading = (
    <h2 id={id} className="text-xl">
      {title}
    </h2>
  );
  const text = (
    <>
      <Prose html={html} className="mt-4" />
      {after}
    </>
  );
  return isFolded ? (
    <details className="fold-row clause">
      <summary>{heading}</summary>
      {text}
    </details>
  ) : (
    <div className="clause">
      {heading}
      {text}
    </div>
  );
}
