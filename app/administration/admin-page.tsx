import { Link, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { adminPath, lists } from '#app/lists/lists.ts';

export const ADMIN_PAGES = [
  { path: '/admin', label: 'Overview' },
  { path: '/admin/messages', label: 'Messages' },
  ...lists.map(({ name, nav }) => ({ path: adminPath(name), label: nav })),
  { path: '/admin/users', label: 'Users' },
  { path: '/admin/mail', label: 'Mail' },
  { path: '/admin/audit', label: 'Audit' },
] as const;

export type AdminPath = (typeof ADMIN_PAGES)[number]['path'];

type Props = { path: AdminPath; title: string; lede?: ReactNode; children: ReactNode };

/** The frame of every page of administration: all of them on the left, the one that is open on the right. */
export function AdminPage({ path, title, lede, children }: Props) {
  return (
    <div className="wrap admin-page grid items-start gap-x-12 gap-y-8 pt-10 pb-24 lg:grid-cols-[11rem_minmax(0,1fr)]">
      <nav aria-label="Administration" className="account-menu">
        <ul>
          {ADMIN_PAGES.map((page) => (
            <li key={page.path}>
              <Link to={page.path} aria-current={page.path === path ? 'page' : undefined}>
                {page.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">
        <div className="flex items-baseline gap-5">
          <p className="eyebrow">Administration</p>
          <Arriving />
        </div>
        <h1 className="text-2xl">{title}</h1>
        {lede && <p className="lede mt-3">{lede}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </div>
  );
}

/** Said while another page is on its way within the browser; a short wait is not worth a word, which is up to the CSS. */
function Arriving() {
  const isArriving = useNavigation().state === 'loading';
  return isArriving && <p className="hint arriving">Loading...</p>;
}
