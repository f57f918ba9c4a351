import type { ComponentProps } from 'react';

export type BandLook = {
  /** `open` (56 px on a phone, 96 px on a desktop) carries an idea; `working`, half of it, carries details. */
  density?: 'open' | 'working';
  /** `night` is dark in both colour schemes: at most one on a page. */
  tone?: 'paper' | 'tint' | 'night';
};

const TONES = { paper: '', tint: 'band-tint', night: 'night' };

export function Band({
  density = 'open',
  tone = 'paper',
  className = '',
  ...rest
}: ComponentProps<'section'> & BandLook) {
  const look = ['band', density === 'working' && 'band-working', TONES[tone], className];
  return <section className={look.filter(Boolean).join(' ')} {...rest} />;
}
