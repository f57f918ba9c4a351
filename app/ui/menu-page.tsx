import type { ReactNode } from 'react';
import { Link } from './link.tsx';

type MenuEntry = { path: string; label: string };

type Props = {
  name: string;
  menuLabel: string;
  menu: readonly MenuEntry[];
  path: string;
  title: string;
  lede?: ReactNode;
  status?: ReactNode;
  className: string;
  contentClassName: string;
  children: ReactNode;
};

export function MenuPage({ name, menuLabel, menu, path, title, lede, status, ...rest }: Props) {
  const { className, contentClassName, children } = rest;
  return (
    <div className={`wrap grid items-start gap-y-8 pt-10 pb-24 ${className}`}>
      <nav aria-label={menuLabel} className="page-menu">
        <ul>
          {menu.map((entry) => (
            <li key={entry.path}>
              <Link to={entry.path} aria-current={entry.path === path ? 'page' : undefined}>
                {entry.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={contentClassName}>
        <div className="flex items-baseline gap-5">
          <p className="eyebrow">{name}</p>
          {status}
        </div>
        <h1 className="text-2xl">{title}</h1>
        {lede && <p className="lede mt-3">{lede}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </div>
  );
}
