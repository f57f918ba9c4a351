import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { decompress } from 'wawoff2';
import { xml } from '#app/platform/http/xml.ts';
import { singleton } from '#app/platform/core/singleton.server.ts';

const SERIF = ['fraunces-display.woff2', 'fraunces-display-accents.woff2'].map(fontFile);
const SANS = ['public-sans-letter.ttf', 'public-sans-letter-bold.ttf'].map(fontFile);
const RENDERER = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
const MEASURED_AT = 100;

/** In multiples of the font size. */
export type Measure = (text: string) => number;

/** Once per process: Remix reads Vite's configuration twice, and the renderer refuses a second start. */
export function loadRenderer() {
  return singleton('share card renderer', load);
}

async function load() {
  const [serif, sans] = await Promise.all([
    readAll(SERIF).then(decompressAll),
    readAll(SANS),
    readFile(RENDERER).then(initWasm),
  ]);
  const options = {
    font: { fontBuffers: [...serif, ...sans], defaultFontFamily: 'Fraunces', loadSystemFonts: false },
  };
  return {
    png: (svg: string) => Buffer.from(new Resvg(svg, options).render().asPng()),
    measure: (text: string) => (new Resvg(oneLine(text), options).getBBox()?.width ?? 0) / MEASURED_AT,
  };
}

function fontFile(name: string): URL {
  return new URL(`../../platform/ui/fonts/${name}`, import.meta.url);
}

function readAll(files: readonly URL[]): Promise<Buffer[]> {
  return Promise.all(files.map((file) => readFile(file)));
}

/** WOFF2 in, TTF out. One after the other: each `decompress` overwrites the result of the one before. */
export async function decompressAll(fonts: readonly Uint8Array[]): Promise<Buffer[]> {
  const decompressed: Buffer[] = [];
  for (const font of fonts) decompressed.push(Buffer.from(await decompress(font)));
  return decompressed;
}

function oneLine(text: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><text y="${MEASURED_AT}" font-size="${MEASURED_AT}">${xml(text)}</text></svg>`;
}
