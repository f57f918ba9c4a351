import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { ArticleBody } from '#app/blog/article-body.tsx';
import { ArticleHeader } from '#app/blog/article-header.tsx';
import { ArticleTeaser } from '#app/blog/article-teaser.tsx';
import type { ArticleCard, ArticleHeading } from '#app/blog/article.ts';
import { findArticle, relatedArticles } from '#app/blog/articles.server.ts';
import { ShareRow } from '#app/blog/share-row.tsx';
import { env } from '#app/env.server.ts';
import { publicPage } from '#app/http/cache.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Section } from '#app/ui/section.tsx';

export const headers = publicPage;

export function loader({ params }: LoaderFunctionArgs) {
  const article = findArticle(params.slug ?? '');
  if (!article) throw redirect('/blog');
  const { text: _text, ...shown } = article;
  const address = new URL(`/blog/${article.slug}`, env().APP_URL).href;
  return { article: shown, related: relatedArticles(article), address };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data ? pageMeta(args, { title: args.data.article.title, description: args.data.article.excerpt }) : [];

export default function Article() {
  const { article, related, address } = useLoaderData<typeof loader>();
  return (
    <>
      <article className="wrap pt-8 pb-16 md:pb-24">
        <Link to="/blog" className="more">
          <Icon name="arrow" className="rotate-180" /> Back to all articles
        </Link>
        <ArticleHeader article={article} />
        <div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,42rem)_1fr]">
          <div>
            <ArticleBody html={article.html} />
            <Tags tags={article.tags} />
            <ShareRow title={article.title} address={address} />
          </div>
          <Contents headings={article.contents} />
        </div>
      </article>
      {related.length > 0 && <Related articles={related} />}
      <CallToAction />
    </>
  );
}

function Contents({ headings }: { headings: ArticleHeading[] }) {
  return (
    <nav aria-labelledby="contents" className="order-first text-[0.95rem] lg:order-none print:hidden">
      <div className="lg:sticky lg:top-8">
        <h2 id="contents" className="font-sans text-sm font-semibold">
          In this article
        </h2>
        <ul className="mt-2 border-t border-rule">
          {headings.map(({ id, text }) => (
            <li key={id} className="border-b border-rule">
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center py-2 leading-snug no-underline hover:underline"
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

function Tags({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className="mt-10 flex flex-wrap gap-2" aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag} className="rounded-full bg-bloom-tint px-3 py-1 text-sm text-bloom-deep">
          #{tag}
        </li>
      ))}
    </ul>
  );
}

function Related({ articles }: { articles: ArticleCard[] }) {
  return (
    <Section id="related" eyebrow="Read on" title="Related articles">
      <ul className="mt-10 grid gap-x-10 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
        {articles.map((article) => (
          <li key={article.slug} className="flex border-t border-rule-strong pt-6">
            <ArticleTeaser article={article} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function CallToAction() {
  return (
    <section className="band bg-bloom-tint print:hidden" aria-labelledby="help">
      <div className="wrap">
        <h2 id="help" className="text-bloom-deep">
          Need expert help with your taxes?
        </h2>
        <p className="lede mt-4">
          Send us the papers and the question. You hear what it costs before we begin.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to="/contact">Book a Free Consultation</ButtonLink>
          <ButtonLink to="/pricing" look="quiet">
            View Our Services
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
