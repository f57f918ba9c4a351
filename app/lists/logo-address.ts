/** The name or address of the double-sized file beside a logo's. */
export function doubleOf(name: string): string {
  return name.replace(/\.webp$/, '.2x.webp');
}

/** Both sizes, as a picture's `srcset`; undefined for a picture that has but one. */
export function logoSources(url: string): string | undefined {
  return url.startsWith('/logos/') && url.endsWith('.webp') ? `${url} 1x, ${doubleOf(url)} 2x` : undefined;
}
