import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Fragment, type ReactNode } from 'react';
import { firm } from '#content/firm.ts';
import { Prose } from '#app/platform/markdown/prose.tsx';
import { pageMeta } from '#app/firm/linked-data/page-meta.ts';
import { dayText } from '#app/platform/core/time.ts';
import { ContentsList } from '#app/platform/ui/contents-list.tsx';
import { Drawing } from '#app/platform/ui/drawing.tsx';
import { LinkedText } from '#app/platform/ui/linked-text.tsx';
import { PageHero } from '#app/platform/ui/page-hero.tsx';
import { Decision } from './decision.tsx';
import type { LegalFlag, LegalText } from './legal-text.ts';

type Props = {
  flag: LegalFlag;
  drawing: { src: string; id: string };
  after?: Record<string, ReactNode>;
};

export { publicPage as headers } from '#app/platform/http/cache.ts';

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
            <div className="clauses">
              {text.clauses.map(({ id, title, html }) => (
                <Fragment key={id}>
                  <h2 id={id} className="text-xl">
                    {title}
                  </h2>
                  <Prose html={html} className="mt-4" />
                  {after?.[id]}
                </Fragment>
              ))}
            </div>
            <Decision title={text.title} flag={flag} />
          </div>
          <ContentsList
            title="On this page"
            headings={[
              ...text.clauses.map(({ id, title }) => ({ id, text: title })),
              { id: 'decision', text: 'Accept or decline' },
            ]}
          />
        </div>
      </section>
    </>
  );
}
