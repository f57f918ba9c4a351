import type { ReactNode } from 'react';
import { Fold } from './fold.tsx';
import { Link } from './link.tsx';

type MenuEntry = { path: string; label: string };

type Props = {
  name: string;
  menuLabel: string;
  menu: readonly MenuEntry[];
  more: { label: string; menu: readonly MenuEntry[] };
  path: string;
  title: string;
  lede?: ReactNode;
  className: string;
  contentClassName: string;
  children: ReactNode;
};

export function MenuPage({ name, menuLabel, menu, more, path, title, lede, ...rest }: Props) {
  const { className, contentClassName, children } = rest;
  return (
    <div className={`wrap grid items-start gap-y-8 pt-10 pb-24 ${className}`}>
      <nav aria-label={menuLabel} className="page-menu">
        <Entries menu={menu} path={path} />
        <Fold summary={more.label} isOpen={more.menu.some((entry) => entry.path === path)}>
          <Entries menu={more.menu} path={path} />
        </Fold>
      </nav>
      <div className={contentClassName}>
        <p className="eyebrow">{name}</p>
        <h1 className="text-2xl">{title}</h1>
        {lede && <p className="lede mt-3">{lede}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </div>
  );
}

function Entries({ menu, path }: Pick<Props, 'menu' | 'path'>) {
  return (
    <ul>
      {menu.map((entry) => (
        <li key={entry.path}>
          <Link to={entry.path} aria-current={entry.path === path ? 'page' : undefined}>
            {entry.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
