import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { searchPage } from '#content/pages/search.ts';
import { publicPage } from '#app/platform/http/cache.ts';
import { contextOf } from '#app/platform/http/context.ts';
import type { RouteHandle } from '#app/platform/http/route-handle.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { oneLine } from '#app/platform/core/text.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { readSearch } from '#app/site/sitemap/search.server.ts';
import { KINDS, LONGEST_QUERY, SEARCH_PATH, type Entry } from '#app/site/search/entry.ts';
import searchCss from '#app/site/search/search.css?url';

export const handle = { cache: { params: [], uncached: ['q'] } } satisfies RouteHandle;
export const headers = publicPage;
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: searchCss }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = oneLine(new URL(request.url).searchParams.get('q') ?? '').slice(0, LONGEST_QUERY);
  const { search } = await readSearch(contextOf(context));
  return { query, found: search(query) };
}

export const meta: MetaFunction = () => privateMeta(searchPage.title);

export default function Search() {
  const { query, found } = useLoaderData<typeof loader>();
  return (
    <div className="wrap found-page">
      <h1 className="text-2xl">{searchPage.title}</h1>
      <form action={SEARCH_PATH} role="search" className="mt-6 flex max-w-[40rem] gap-3">
        <input
          type="search"
          name="q"
          className="input"
          aria-label={searchPage.label}
          defaultValue={query}
          maxLength={LONGEST_QUERY}
          autoComplete="off"
        />
        <Button type="submit">{searchPage.button}</Button>
      </form>
      {query && found.length > 0 && <Found query={query} found={found} />}
      {query && found.length === 0 && <Nothing query={query} />}
      {!query && <p className="lede mt-6">{searchPage.hint}</p>}
    </div>
  );
}

function Found({ query, found }: { query: string; found: readonly Entry[] }) {
  return (
    <section aria-label="Results">
      <p role="status" className="hint mt-6">
        {searchPage.count(found.length, query)}
      </p>
      <ol className="found">
        {found.map(({ kind, title, about, to }) => (
          <li key={to + title}>
            <p className="hint">{KINDS[kind]}</p>
            <div>
              <h2>
                <Link to={to}>{title}</Link>
              </h2>
              <p>{about}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Nothing({ query }: { query: string }) {
  return (
    <div className="mt-8">
      <p role="status" className="text-lg font-semibold">
        {searchPage.nothing(query)}
      </p>
      <p className="mt-2">
        {searchPage.tryAgain} <Link to="/contact">{searchPage.ask}</Link>
      </p>
    </div>
  );
}
