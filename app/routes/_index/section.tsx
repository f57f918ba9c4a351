import type { ReactNode } from 'react';
import { Icon } from '#app/platform/ui/icon.tsx';
import { Link } from '#app/platform/ui/link.tsx';

type Props = {
  id: string;
  title: ReactNode;
  lede?: string;
  link: { label: string; to: string } | null;
  className?: string;
  children: ReactNode;
};

export function HomeSection({ id, title, lede, link, className = '', children }: Props) {
  return (
    <section className={`home-section ${className}`.trim()} aria-labelledby={id}>
      <div className="wrap">
        <div className="home-head">
          <h2 id={id}>{title}</h2>
          {lede && <p>{lede}</p>}
          {link && (
            <Link to={link.to} className="more">
              {link.label} <Icon name="arrow" />
            </Link>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
