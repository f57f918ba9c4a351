import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';

const PAGES = [
  { path: '/account', label: 'Profile' },
  { path: '/account/calculations', label: 'Saved calculations' },
  { path: '/account/email', label: 'E-mail address' },
  { path: '/account/password', label: 'Password' },
  { path: '/account/second-factor', label: 'Second step' },
  { path: '/account/sessions', label: 'Sessions' },
  { path: '/account/data', label: 'Your data' },
] as const;

type Props = {
  path: (typeof PAGES)[number]['path'];
  title: string;
  lede: ReactNode;
  children: ReactNode;
};

/** The frame of a member's own pages: what there is on the left, one of it on the right. */
export function AccountPage({ path, title, lede, children }: Props) {
  return (
    <div className="wrap grid items-start gap-x-16 gap-y-8 pt-10 pb-24 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <nav aria-label="Your account" className="account-menu">
        <ul>
          {PAGES.map((page) => (
            <li key={page.path}>
              <Link to={page.path} aria-current={page.path === path ? 'page' : undefined}>
                {page.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="max-w-[46rem]">
        <p className="eyebrow">Your account</p>
        <h1 className="text-2xl">{title}</h1>
        <p className="lede mt-3 mb-8">{lede}</p>
        {children}
      </div>
    </div>
  );
}
