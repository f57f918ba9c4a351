import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { blog } from '#content/pages/blog.ts';
import { articleCategories, searchArticles } from '#app/site/blog/articles.server.ts';
import { ArticleList } from '#app/site/blog/article-list.tsx';
import { ListPages } from '#app/site/blog/list-pages.tsx';
import { ArticleSearch } from '#app/site/blog/article-search.tsx';
import { FEED, blogLinks } from '#app/site/blog/blog-links.ts';
import { FOUND } from '#app/site/blog/search-ids.ts';
import { categoryNamed } from '#app/site/blog/search.ts';
import openLedgerUrl from '#app/site/blog/open-ledger.svg?url';
import { publicPage } from '#app/platform/http/cache.ts';
import type { RouteHandle } from '#app/platform/http/route-handle.ts';
import { pageMeta } from '#app/firm/linked-data/page-meta.ts';
import { Drawing } from '#app/platform/ui/drawing.tsx';
import { Link } from '#app/platform/ui/link.tsx';

const LONGEST_SEARCH = 100;

export const handle = { cache: { params: [], uncached: ['search', 'page'] } } satisfies RouteHandle;
export const headers = publicPage;
export const links = blogLinks;

export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const search = (query.get('search') ?? '').trim().slice(0, LONGEST_SEARCH);
  const page = Number(/^\d{1,6}$/.exec(query.get('page') ?? '')?.[0] ?? 1);
  return { search, ...searchArticles(search, page), categories: articleCategories() };
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const { page = 1, search = '' } = args.data ?? {};
  const later =
    page > 1 && !search ? { path: `/blog?page=${page}`, title: `${blog.title}, page ${page}` } : {};
  return pageMeta(args, { title: blog.title, description: blog.description, ...later });
};

export default function Blog() {
  const { search, articles, count, page, pages, categories } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="wrap grid items-center gap-x-14 gap-y-8 pt-open pb-working lg:grid-cols-[1.1fr_0.9fr]">
        <div>
          <p className="eyebrow">{blog.hero.eyebrow}</p>
          <h1>{blog.hero.title}</h1>
          <p className="lede mt-6">{blog.hero.lede}</p>
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
            <output id={FOUND.count}>{countText(count, search)}</output>
            <a href={FEED.path} type={FEED.type} className="more">
              Follow by feed
            </a>
          </div>
          <div id={FOUND.articles}>
            {articles.length === 0 ? (
              <NoArticles search={search} />
            ) : (
              <>
                <ArticleList articles={articles} className="mt-6" />
                <ListPages search={search} page={page} pages={pages} />
              </>
            )}
          </div>
        </div>
      </section>
    </>
  );
}

function NoArticles({ search }: { search: string }) {
  return (
    <div className="py-8">
      <p className="text-lg font-semibold">No articles found matching "{search}"</p>
      <p className="mt-2">
        Try adjusting your search term or <Link to="/blog">browse all articles</Link>
      </p>
    </div>
  );
}

function countText(count: number, search: string): string {
  const articles = count === 1 ? '1 article' : `${count} articles`;
  const category = categoryNamed(search);
  if (category) return `${articles} in ${category}`;
  return search ? `${articles} found for "${search}"` : articles;
}
