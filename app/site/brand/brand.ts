import { readFileSync } from 'node:fs';
import { dark, light, night } from '#content/brand/colours.ts';

/** The dark band is for screens: paper has no dark ground. */
export function coloursCss(): string {
  const schemes = `:root {${properties(light)}} @media (prefers-color-scheme: dark) {:root {${properties(dark)}}}`;
  return `${schemes} @media screen {.night {${properties(night)}}}`;
}

/** Inlines the light colours. Throws for an unknown name. */
export function inlineColours(svg: string): string {
  const colours: Record<string, string> = light;
  return svg.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => {
    const colour = colours[name];
    if (!colour) throw new Error(`content/brand/colours.ts has no colour ${name}`);
    return colour;
  });
}

export function iconSprite(): string {
  const mark = read('../../../content/brand/mark.svg').trim();
  const symbol = mark
    .replace('<svg xmlns="http://www.w3.org/2000/svg"', '<symbol id="mark"')
    .replace('</svg>', '</symbol>');
  return read('../../platform/ui/icons.svg').replace('<symbol', `${symbol}\n<symbol`);
}

export function favicon(): string {
  return inlineColours(read('../../../content/brand/favicon.svg'));
}

function properties(colours: Record<string, string>): string {
  return Object.entries(colours)
    .map(([name, colour]) => `--${name}: ${colour};`)
    .join('');
}

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}
