import type { ReactNode } from 'react';
import { Fold } from '#app/platform/ui/fold.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { OWN_PAGES, type AccountPath } from './account-places.ts';

type Props = { path: AccountPath; title: string; lede?: ReactNode; children: ReactNode };

export function AccountPage({ path, title, lede, children }: Props) {
  const isOwn = OWN_PAGES.some((page) => page.path === path);
  return (
    <div className={isOwn ? 'wrap account account-own' : 'wrap account'}>
      {isOwn && <OwnMenu path={path} />}
      <div className="account-content">
        <h1 className="text-2xl">{title}</h1>
        {lede && <p className="lede mt-3">{lede}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </div>
  );
}

function OwnMenu({ path }: Pick<Props, 'path'>) {
  return (
    <nav aria-label="You">
      <Fold summary="All about you and your account">
        <ul className="account-menu">
          {OWN_PAGES.map((page) => (
            <li key={page.path}>
              <Link to={page.path} aria-current={page.path === path ? 'page' : undefined}>
                {page.label}
              </Link>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  );
}
