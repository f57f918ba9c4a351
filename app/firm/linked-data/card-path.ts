import firmCard from 'virtual:share-card';
import { firm as ofFile } from '#content/firm.ts';
import { firm } from '#app/platform/content/firm.ts';

/** Draws what colleagues wrote; the build has drawn the files' cards. */
export const drawnCardPath = (card: string): string => `/share/${card}.png`;

export const FIRM_CARD = 'firm';

export function articleCardName(slug: string): string {
  return `article-${slug}`;
}

/** Pictures of the build show the original firm's name. */
export function isNameOfFile(): boolean {
  return firm.name === ofFile.name;
}

export function firmCardPath(): string {
  const isAsBuilt = isNameOfFile() && firm.tagline === ofFile.tagline && firm.city === ofFile.city;
  return isAsBuilt ? firmCard : drawnCardPath(FIRM_CARD);
}
