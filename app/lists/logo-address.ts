/** The name or address of a logo's file for dense screens. */
export function doubleOf(name: string): string {
  return name.replace(/\.webp$/, '.2x.webp');
}

/** Both sizes as a `srcset`; undefined for a picture of one size. */
export function logoSources(url: string): string | undefined {
  return url.startsWith('/logos/') && url.endsWith('.webp') ? `${url} 1x, ${doubleOf(url)} 2x` : undefined;
}
