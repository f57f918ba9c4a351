import type { ReactNode } from 'react';
import { logoSources } from './logo-address.ts';

type Props = {
  url: string | null;
  /** What the picture says; empty beside words that say it. */
  alt: string;
  /** Stands in for a logo that is missing or can't be loaded. */
  children: ReactNode;
};

/** A logo, or what stands in for it. */
export function Logo({ url, alt, children }: Props) {
  if (!url) return <span className="logo">{children}</span>;
  return (
    <listing-logo class="logo">
      <img src={url} srcSet={logoSources(url)} alt={alt} loading="lazy" decoding="async" draggable={false} />
      <span hidden>{children}</span>
    </listing-logo>
  );
}
