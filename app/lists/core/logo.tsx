import type { ReactNode } from 'react';
import { logoSources } from './logo-address.ts';

type Props = {
  url: string | null;
  /** Empty beside a text with the name. */
  alt: string;
  children: ReactNode;
};

export function Logo({ url, alt, children }: Props) {
  if (!url) return <span className="logo">{children}</span>;
  return (
    <listing-logo class="logo">
      <img src={url} srcSet={logoSources(url)} alt={alt} loading="lazy" decoding="async" draggable={false} />
      <span hidden>{children}</span>
    </listing-logo>
  );
}
