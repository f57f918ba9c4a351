export function doubleOf(name: string): string {
  return name.replace(/\.webp$/, '.2x.webp');
}

export function logoSources(url: string): string | undefined {
  return url.startsWith('/logos/') && url.endsWith('.webp') ? `${url} 1x, ${doubleOf(url)} 2x` : undefined;
}
