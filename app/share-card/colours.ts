import { readFileSync } from 'node:fs';

const STYLES = new URL('../app.css', import.meta.url);

/** Puts the site's own light colours in the place of each `var(--name)`: nothing outside a browser knows variables. */
export function paint(svg: string): string {
  const colours = new Map<string, string>();
  for (const [, name = '', value = ''] of readFileSync(STYLES, 'utf8').matchAll(/--([\w-]+): (#\w+);/g)) {
    if (!colours.has(name)) colours.set(name, value);
  }
  return svg.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => {
    const value = colours.get(name);
    if (!value) throw new Error(`app.css has no colour --${name}`);
    return value;
  });
}
