import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { decompress } from 'wawoff2';
import { xml } from '#app/platform/http/xml.ts';
import { singleton } from '#app/platform/core/singleton.server.ts';

const FONT = new URL('../../platform/ui/fonts/fraunces-display.woff2', import.meta.url);
const SANS = ['public-sans-letter.ttf', 'public-sans-letter-bold.ttf'].map(
  (name) => new URL(`../../platform/ui/fonts/${name}`, import.meta.url),
);
const RENDERER = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
const MEASURED_AT = 100;

/** As a multiple of the text's size. */
export type Measure = (text: string) => number;

/** One per process: Remix reads Vite's configuration twice, and the renderer refuses to start twice. */
export function loadRenderer() {
  return singleton('share card renderer', load);
}

async function load() {
  const [font, sans] = await Promise.all([
    readFile(FONT).then(decompress),
    Promise.all(SANS.map((file) => readFile(file))),
    readFile(RENDERER).then(initWasm),
  ]);
  const options = {
    font: { fontBuffers: [font, ...sans], defaultFontFamily: 'Fraunces', loadSystemFonts: false },
  };
  return {
    png: (svg: string) => Buffer.from(new Resvg(svg, options).render().asPng()),
    measure: (text: string) => (new Resvg(oneLine(text), options).getBBox()?.width ?? 0) / MEASURED_AT,
  };
}

function oneLine(text: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><text y="${MEASURED_AT}" font-size="${MEASURED_AT}">${xml(text)}</text></svg>`;
}
