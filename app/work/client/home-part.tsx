import type { ReactNode } from 'react';
import { Icon } from '#app/platform/ui/icon.tsx';
import { Link } from '#app/platform/ui/link.tsx';

type Props = { id: string; title: string; more?: { to: string; label: string }; children: ReactNode };

export function HomePart({ id, title, more, children }: Props) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-serif-text text-xl">
        {title}
      </h2>
      {children}
      {more && (
        <Link to={more.to} className="more">
          {more.label} <Icon name="arrow" />
        </Link>
      )}
    </section>
  );
}
