import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { firm } from '#content/firm.ts';
import { articleCategories, searchArticles } from '#app/blog/articles.server.ts';
import { ArticleTeaser } from '#app/blog/article-teaser.tsx';
import { ArticleSearch } from '#app/blog/article-search.tsx';
import { FEED, feedLink } from '#app/blog/feed-link.ts';
import { categoryNamed } from '#app/blog/search.ts';
import openLedgerUrl from '#app/blog/open-ledger.svg?url';
import { publicPage } from '#app/http/cache.ts';
import type { RouteHandle } from '#app/http/route-handle.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Drawing } from '#app/ui/drawing.tsx';

const LONGEST_SEARCH = 100;

export const handle = {
  hydrate: true,
  cache: { params: [], uncached: ['search'] },
} satisfies RouteHandle;
export const headers = publicPage;
export const links = feedLink;

export function loader({ request }: LoaderFunctionArgs) {
  const wanted = new URL(request.url).searchParams.get('search') ?? '';
  const search = wanted.trim().slice(0, LONGEST_SEARCH);
  return { search, articles: searchArticles(search), categories: articleCategories() };
}

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Blog',
    description: `Articles by ${firm.name} on tax, VAT, the CIPC, payroll and business in South Africa. Every figure names the year it holds for.`,
  });

export default function Blog() {
  const { search, articles, categories } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="wrap grid items-center gap-x-14 gap-y-8 pt-14 pb-12 md:pt-20 lg:grid-cols-[1.1fr_0.9fr]">
        <div>
          <p className="eyebrow">Blog</p>
          <h1>Tax and books, in plain words</h1>
          <p className="lede mt-6">
            What we explain across the desk, written down. Every figure names the year it holds for, and every
            article says when it was last checked.
          </p>
          <ArticleSearch search={search} categories={categories} />
        </div>
        <Drawing src={openLedgerUrl} id="ledger" width={520} height={340} className="w-full max-lg:hidden" />
      </div>
      <section className="band" aria-labelledby="articles">
        <div className="wrap">
          <h2 id="articles" className="sr-only">
            Articles
          </h2>
          <div className="flex flex-wrap items-center justify-between gap-x-8 text-ink-soft">
            <output>{found(articles.length, search)}</output>
            <a href={FEED.path} type={FEED.type} className="more text-[0.95rem]">
              Follow by feed
            </a>
          </div>
          {articles.length === 0 ? (
            <Nothing search={search} />
          ) : (
            <ul className="mt-6 grid gap-x-10 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
              {articles.map((article) => (
                <li key={article.slug} className="flex border-t border-rule-strong pt-6">
                  <ArticleTeaser article={article} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </section>
    </>
  );
}

function Nothing({ search }: { search: string }) {
  return (
    <div className="py-8">
      <p className="text-lg font-semibold">No articles found matching "{search}"</p>
      <p className="mt-2">
        Try adjusting your search term or <Link to="/blog">browse all articles</Link>
      </p>
    </div>
  );
}

function found(count: number, search: string): string {
  const articles = count === 1 ? '1 article' : `${count} articles`;
  const category = categoryNamed(search);
  if (category) return `${articles} in ${category}`;
  return search ? `${articles} found for "${search}"` : articles;
}
