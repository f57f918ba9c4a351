import { Drawing } from '#app/platform/ui/drawing.tsx';
import type { Listing } from './listing.ts';
import { Logo } from './logo.tsx';
import sealUrl from './seal.svg?url';
import { Website } from './website.tsx';

type Props = { listing: Listing; type: 'professional-body' | 'software-accreditation' };

export function Certificate({ listing: { name, description, logoUrl, logoAlt, websiteUrl }, type }: Props) {
  return (
    <article className="certificate" data-type={type}>
      <h3 className="certificate-name">
        <Logo url={logoUrl} alt={logoAlt ?? name}>
          {name}
        </Logo>
      </h3>
      {description && <p className="text-ink-soft">{description}</p>}
      {websiteUrl && <Website name={name} url={websiteUrl} className="covering" />}
      <Drawing src={sealUrl} id="seal" width={60} height={60} className="certificate-seal" />
    </article>
  );
}
