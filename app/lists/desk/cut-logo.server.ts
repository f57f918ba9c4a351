import { drawPicture, type Picture } from '#app/platform/images/picture.server.ts';
import type { Fit } from '#app/platform/images/drawing-task.ts';
import { doubleOf } from '#app/lists/core/logo-address.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { LOGO, LOGO_FOLDER } from './logo-store.server.ts';
import type { Row } from './row.ts';

export const CUTS = ['trimmed', 'filled'] as const satisfies Fit[];

export type Cut = { fit: (typeof CUTS)[number]; src: string };

/** Previews made from the stored logo; none without a logo of our own, or if it cannot be drawn. */
export async function previewCuts({ logoUrl }: Pick<Row, 'logoUrl'>): Promise<Cut[]> {
  const cuts: Cut[] = [];
  for (const fit of CUTS) {
    const drawn = await cutLogo(logoUrl, fit, [1]);
    if (drawn?.kind === 'drawn')
      cuts.push({ fit, src: `data:image/webp;base64,${drawn.pictures[0]?.bytes.toString('base64')}` });
  }
  return cuts;
}

/** Null without a logo of our own. Throws when the storage is away. */
export async function cutLogo(
  logoUrl: string | null,
  fit: Fit,
  scales: readonly number[] = LOGO.scales,
): Promise<Picture | null> {
  if (!logoUrl?.startsWith(LOGO_FOLDER)) return null;
  const key = logoUrl.slice(LOGO_FOLDER.length);
  const stored = (await storage().get(doubleOf(key))) ?? (await storage().get(key));
  return stored && drawPicture(stored.bytes, { ...LOGO, scales, fit });
}
