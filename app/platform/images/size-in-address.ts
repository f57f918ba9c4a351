const SIZED = /-(\d{1,5})x(\d{1,5})\.webp$/;

/** In pixels, for an address that ends with it: the page keeps the space free while the picture loads. */
export function sizeInAddress(address: string): { width: number; height: number } | null {
  const [, width, height] = SIZED.exec(address) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
}
