import type { Listing } from './listing.ts';
import { Logo } from './logo.tsx';
import { Website } from './website.tsx';

export function ListingCard({
  listing: { name, description, logoUrl, logoAlt, websiteUrl },
}: {
  listing: Listing;
}) {
  return (
    <>
      <div className="plate">
        <Logo url={logoUrl} alt={logoAlt ?? ''}>
          <span className="font-serif text-3xl" aria-hidden="true">
            {firstLetter(name)}
          </span>
        </Logo>
      </div>
      <h3>{name}</h3>
      {description && <p className="mt-1.5 line-clamp-4 text-ink-soft">{description}</p>}
      {websiteUrl && <Website name={name} url={websiteUrl} />}
    </>
  );
}

function firstLetter(name: string): string {
  return [...name.trim()][0]?.toUpperCase() ?? '';
}
