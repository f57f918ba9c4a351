import type { ReactNode } from 'react';
import { Band, type BandLook } from './band.tsx';

type Props = BandLook & {
  id: string;
  eyebrow?: string;
  title: string;
  lede?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A band with a heading. A page alternates `density`: see `Band`. */
export function Section({ id, eyebrow, title, lede, children, ...look }: Props) {
  return (
    <Band aria-labelledby={id} {...look}>
      <div className="wrap">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h2 id={id}>{title}</h2>
        {lede && <p className="lede mt-4">{lede}</p>}
        {children}
      </div>
    </Band>
  );
}
