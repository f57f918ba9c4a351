import { useLocation } from '@remix-run/react';
import { popularPages } from '#content/pages/errors.ts';
import { searchPage } from '#content/pages/search.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { LONGEST_QUERY, SEARCH_PATH } from '#app/site/search/entry.ts';

const WORDS = /^[a-z]{3,20}(?:[-_ ][a-z0-9]{1,20}){0,6}$/i;

export function NotFoundHelp() {
  const path = useLocation().pathname;
  return (
    <>
      <form action={SEARCH_PATH} role="search" className="mt-8 flex max-w-lg gap-3">
        <input
          type="search"
          name="q"
          className="input"
          aria-label={searchPage.label}
          defaultValue={wordsOf(path)}
          maxLength={LONGEST_QUERY}
        />
        <Button type="submit">{searchPage.button}</Button>
      </form>
      <nav className="mt-8" aria-labelledby="popular">
        <h2 id="popular" className="font-sans text-base font-semibold">
          What most people look for
        </h2>
        <ul className="mt-2 grid max-w-lg grid-cols-2 gap-x-8 border-t border-rule">
          {popularPages.map(({ label, to }) => (
            <li key={to} className="border-b border-rule">
              <Link to={to} className="flex min-h-11 items-center no-underline hover:underline">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

function wordsOf(path: string): string {
  const last = path.split('/').findLast(Boolean) ?? '';
  return WORDS.test(last) ? last.replaceAll(/[-_]/g, ' ') : '';
}
