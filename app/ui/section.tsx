import type { ReactNode } from 'react';

type Props = { id: string; eyebrow?: string; title: string; lede?: ReactNode; children: ReactNode };

export function Section({ id, eyebrow, title, lede, children }: Props) {
  return (
    <section className="band" aria-labelledby={id}>
      <div className="wrap">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h2 id={id}>{title}</h2>
        {lede && <p className="lede mt-4">{lede}</p>}
        {children}
      </div>
    </section>
  );
}
