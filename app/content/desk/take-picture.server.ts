import { storePicture } from '#app/content/core/pictures.server.ts';

/** In pixels: twice as wide as the text, for dense screens; as high as a page. */
const SIZE = { width: 1440, height: 2000, fit: 'whole' } as const;

/** From the field `picture`. Throws when the storage is away. */
export async function takeArticlePicture(form: FormData): Promise<{ path: string } | { error: string }> {
  const file = form.get('picture');
  if (!(file instanceof File) || file.size === 0) return { error: 'Choose a picture.' };
  return storePicture(new Uint8Array(await file.arrayBuffer()), SIZE);
}
