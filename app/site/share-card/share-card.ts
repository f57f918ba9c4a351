import { iconSprite, inlineColours } from '#app/site/brand/brand.ts';
import { xml } from '#app/platform/http/xml.ts';
import type { IconName } from '#app/platform/ui/icon.tsx';
import type { Measure } from './renderer.ts';
import { setTitle, type Setting } from './lines.ts';
import { exampleSum, ruledPage, type SumLine } from './ruled-page.ts';

export const CARD = { width: 1200, height: 630 };

/** `by`: the firm's name. `sum`: drawn as a ruled page in place of the icon. */
export type ShareCard = { by: string; title: string; eyebrow?: string; icon: IconName; sum?: SumLine[] };

export function firmCardOf(firm: { name: string; tagline: string; city: string }): ShareCard {
  return { by: firm.name, title: `${firm.tagline} in ${firm.city}`, icon: 'mark', sum: exampleSum() };
}

const LEFT = 128;
const TITLE_WIDTH = 680;
const WIDTH_BESIDE_SUM = 560;
const MIDDLE = 290;
const SUM = 516;
const RULE_BELOW = 5;
const PEN = 5.5;

export function cardSvg({ by, title, eyebrow, icon, sum }: ShareCard, measure: Measure): string {
  const { width, height } = CARD;
  return inlineColours(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="var(--paper)"/>
    ${titleSvg(setTitle(title, sum ? WIDTH_BESIDE_SUM : TITLE_WIDTH, measure))}
    ${sum ? ruledPage(sum, { x: 716, y: 138 }) : symbol(icon, { x: 850, y: 150, size: 270 })}
    ${eyebrow ? text(eyebrow, { x: LEFT, y: 96, size: 30, fill: 'var(--bloom)' }) : ''}
    <path d="M0 ${SUM}h${width}M0 ${SUM + 6}h${width}" stroke="var(--ink)" stroke-width="1.5"/>
    ${symbol('mark', { x: LEFT, y: 546, size: 48, pen: 2.8 })}
    ${text(by, { x: LEFT + 62, y: 581, size: 34, fill: 'var(--ink)' })}
  </svg>`);
}

function titleSvg({ size, lines }: Setting): string {
  const step = Math.round(size * 1.16);
  const first = Math.round(MIDDLE + size * 0.36 - ((lines.length - 1) * step) / 2);
  const rules: string[] = [];
  for (let y = first % (step / 2); y < SUM; y += step / 2) rules.push(`M0 ${y + RULE_BELOW}h${CARD.width}`);
  const words = lines.map((line, index) =>
    text(line, { x: LEFT, y: first + index * step, size, fill: 'var(--ink)' }),
  );
  return `<path d="${rules.join('')}" stroke="var(--rule)"/>
    <path d="M88 0v${CARD.height}" stroke="var(--loss)" stroke-opacity=".35" stroke-width="1.5"/>
    ${words.join('')}`;
}

function text(words: string, at: { x: number; y: number; size: number; fill: string }): string {
  return `<text x="${at.x}" y="${at.y}" font-size="${at.size}" fill="${at.fill}">${xml(words)}</text>`;
}

function symbol(name: IconName, at: { x: number; y: number; size: number; pen?: number }): string {
  const pattern = new RegExp(`<symbol id="${name}" viewBox="0 0 (\\d+) \\d+">(.*?)</symbol>`, 's');
  const [, side, content] = pattern.exec(iconSprite()) ?? [];
  if (!side || !content) throw new Error(`there is no icon ${name}`);
  const pen = ((at.pen ?? PEN) * Number(side)) / at.size;
  return `<svg x="${at.x}" y="${at.y}" width="${at.size}" height="${at.size}" viewBox="0 0 ${side} ${side}" color="var(--bloom)">
    ${content.replace(/stroke-width="[\d.]+"/, `stroke-width="${pen.toFixed(2)}"`)}</svg>`;
}
