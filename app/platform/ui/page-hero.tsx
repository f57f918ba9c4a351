import type { ReactNode } from 'react';

type Props = { eyebrow: string; title: string; lede: ReactNode; drawing: ReactNode; children?: ReactNode };

export function PageHero({ eyebrow, title, lede, drawing, children }: Props) {
  return (
    <div className="wrap grid items-center gap-x-14 gap-y-8 py-working md:grid-cols-[1.3fr_0.7fr] lg:grid-cols-[1.05fr_0.95fr]">
      <div>
        <p className="eyebrow">{eyebrow}</p>
        <h1>{title}</h1>
        <p className="lede mt-6">{lede}</p>
        {children}
      </div>
      <div className="max-w-xl">{drawing}</div>
    </div>
  );
}
