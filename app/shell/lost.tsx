import { Link, useLocation } from '@remix-run/react';
import { Button } from '#app/ui/button.tsx';
import type { MenuLink } from './menu.ts';

/** What most visitors look for. */
const SOUGHT: MenuLink[] = [
  { label: 'Tax calculators', to: '/calculator' },
  { label: 'Prices', to: '/pricing' },
  { label: 'Tax for individuals', to: '/tax/individual' },
  { label: 'Tax for companies', to: '/tax/company' },
  { label: 'Accounting', to: '/accounting' },
  { label: 'Payroll', to: '/payroll' },
  { label: 'All articles', to: '/blog' },
  { label: 'Contact', to: '/contact' },
];

const WORDS = /^[a-z]{3,20}(?:[-_ ][a-z0-9]{1,20}){0,6}$/i;

/** For a visitor who has come to no page: a search, with the words of the address in it, and where most people go. */
export function Lost() {
  const path = useLocation().pathname;
  return (
    <>
      <search className="mt-9 block">
        <form action="/blog" className="flex max-w-[32rem] gap-3">
          <input
            type="search"
            name="search"
            className="input"
            aria-label="Search articles"
            placeholder="Search articles..."
            defaultValue={wordsOf(path)}
            maxLength={100}
          />
          <Button type="submit">Search</Button>
        </form>
      </search>
      <nav className="mt-9" aria-labelledby="sought">
        <h2 id="sought" className="font-sans text-base font-semibold">
          What most people look for
        </h2>
        <ul className="mt-2 grid max-w-[32rem] grid-cols-2 gap-x-8 border-t border-rule">
          {SOUGHT.map(({ label, to }) => (
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

/** The last part of the address as words to search for, where it is made of words. */
function wordsOf(path: string): string {
  const last = path.split('/').findLast(Boolean) ?? '';
  return WORDS.test(last) ? last.replaceAll(/[-_]/g, ' ') : '';
}
