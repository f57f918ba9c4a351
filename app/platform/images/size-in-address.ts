const SIZED = /-(\d{1,5})x(\d{1,5})\.webp$/;

/** In pixels, of a picture whose address ends with it: its place on the page is kept while it loads. Null for others. */
export function sizeInAddress(address: string): { width: number; height: number } | null {
  const [, width, height] = SIZED.exec(address) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
}
