import type { ReactNode } from 'react';
import { Band } from './band.tsx';

type Props = { id?: string; title: string; text: ReactNode; children: ReactNode };

export function CallToAction({ id = 'start', title, text, children }: Props) {
  return (
    <Band tone="night" aria-labelledby={id}>
      <div className="wrap flex flex-wrap items-end justify-between gap-x-12 gap-y-8">
        <div className="max-w-xl">
          <h2 id={id}>{title}</h2>
          <p className="lede mt-4">{text}</p>
        </div>
        {children}
      </div>
    </Band>
  );
}

export function ClosingBand({ id, title, text, children }: Props) {
  return (
    <Band tone="night" aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id}>{title}</h2>
        <p className="lede mt-4">{text}</p>
        {children}
      </div>
    </Band>
  );
}
