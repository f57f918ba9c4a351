import type { ReactNode } from 'react';
import { Band, type BandLook } from './band.tsx';

type Props = Pick<BandLook, 'tone'> & { id?: string; title: string; text: ReactNode; children: ReactNode };

/** The dark band of a page; `tint` where the page already has a dark one. */
export function CallToAction({ id = 'start', tone = 'night', title, text, children }: Props) {
  return (
    <Band tone={tone} aria-labelledby={id}>
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

export function ClosingBand({ id, tone = 'night', title, text, children }: Props) {
  return (
    <Band tone={tone} aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id}>{title}</h2>
        <p className="lede mt-4">{text}</p>
        {children}
      </div>
    </Band>
  );
}
