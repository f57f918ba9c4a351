import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readSvg } from './svg.server.ts';

const RECT = '<rect width="20" height="10"/>';

test('the demonstration’s marks and drawings look the same when rewritten', async () => {
  const files = globSync(['public/marks/*.svg', 'content/brand/favicon.svg']);
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    expect(await pixelsOf(textOf(source)), file).toEqual(await pixelsOf(source));
  }
});

test('files of drawing programs are drawn correctly', async () => {
  for (const [name, source] of Object.entries({
    Illustrator: `<?xml version="1.0" encoding="utf-8"?><!-- Generator: Adobe Illustrator 27.0 -->
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <svg version="1.1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px"
        viewBox="0 0 20 10" style="enable-background:new 0 0 20 10;" xml:space="preserve">
        <style type="text/css">.st0{fill:#6B3FA0;} .st1,.st2{fill:none;stroke:#000000;stroke-miterlimit:10;}
          .st3{clip-path:url(#SVGID_1_);}</style>
        <defs><clipPath id="SVGID_1_"><circle cx="5" cy="5" r="4"/></clipPath></defs>
        <g class="st3"><rect class="st0" width="20" height="10"/></g><line class="st1" x1="1" y1="1" x2="19" y2="9"/></svg>`,
    Inkscape: `<svg xmlns="http://www.w3.org/2000/svg" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
        xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 20 10">
        <sodipodi:namedview pagecolor="#ffffff"/><metadata><rdf:RDF/></metadata>
        <defs><linearGradient id="a"><stop style="stop-color:#f00;stop-opacity:1" offset="0"/><stop stop-color="#00f" offset="1"/></linearGradient>
          <linearGradient xlink:href="#a" id="b" x1="0" x2="20" gradientUnits="userSpaceOnUse"/></defs>
        <g transform="translate(1,1)"><path style="fill:url(#b);-inkscape-stroke:none" d="M0 0h18v8h-18z"/></g></svg>`,
    Figma: `<svg width="20" height="10" viewBox="0 0 20 10" fill="none" xmlns="http://www.w3.org/2000/svg">
        <g clip-path="url(#clip0)"><path fill-rule="evenodd" clip-rule="evenodd" d="M2 2h9v6H2z" fill="#1D4ED8"/></g>
        <defs><clipPath id="clip0"><rect width="10" height="10" fill="white" transform="translate(1)"/></clipPath></defs></svg>`,
    'a prefix and a link': `<svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><svg:a href="#"><svg:rect width="9" height="9" onclick="x()"/></svg:a></svg:svg>`,
    text: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><text x="2" y="8" font-size="8">A&amp;B <tspan fill="red">&lt;</tspan></text></svg>`,
    'dashed lines': svg('<path d="M0 5h20" stroke="red" stroke-dasharray="2 1"/>'),
    'a title': svg(`<title>Marula</title><script>x</script>${RECT}<animate attributeName="x"/>`),
  })) {
    expect(await pixelsOf(textOf(source)), name).toEqual(await pixelsOf(source));
  }
});

test('only what is on the lists is written, and a missing SVG namespace is added', () => {
  expect(textOf('<svg><g/></svg>')).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg">/);
  const text = textOf(
    svg(`<script>fetch('/')</script><a href="#"><rect width="9" onclick="x()" onload="y()" data-x="1"/></a>`),
  );
  expect(text).toMatch(/<rect width="9">/);
  expect(text).not.toMatch(/script|fetch|onclick|onload|data-x|href/);
});

test('what takes librsvg too long is refused, with its name and the way out', () => {
  const chain = (element: string, attribute: string) =>
    [0, 1, 2]
      .map((at) => `<${element} id="e${at}"><rect ${attribute}="url(#e${at - 1})"/></${element}>`)
      .join('');
  for (const [inside, word] of [
    [chain('mask', 'mask'), 'masks'],
    [chain('marker', 'marker-end'), 'markers'],
    [chain('pattern', 'fill'), 'patterns'],
    ['<filter id="f"><feTurbulence numOctaves="400"/></filter>', 'filters'],
    ['<rect filter="blur(400px)"/>', 'filters'],
    ['<rect style="fill:red;FILTER: blur(400px)"/>', 'filters'],
    ['<style>.a{filter:blur(400px)}</style><rect class="a"/>', 'filters'],
    ['<style><![CDATA[rect{mask:url(#m)}]]></style>', 'masks'],
    ['<g style="mix-blend-mode:multiply"/>', 'blend modes'],
    [`<g id="a">${RECT}</g><use href="#a"/>`, 'repeated parts'],
    ['<symbol id="a"/>', 'repeated parts'],
    ['<foreignObject/>', 'parts of a web page'],
    ['<text><textPath href="#a">x</textPath></text>', 'text along a path'],
    ['<unheardOf/>', '<unheardOf>'],
    ['<path d="M0 0h9e9" stroke-dasharray="1e-5"/>', 'too fine'],
    [`<path stroke-dasharray="${'1 '.repeat(100)}"/>`, 'too fine'],
    ['<style>path{stroke-dasharray:.00001}</style>', 'too fine'],
    [RECT.repeat(5001), 'more than 5000 parts'],
    ['<g>'.repeat(100) + '</g>'.repeat(100), '60 deep'],
    [`<text>${'x'.repeat(5001)}</text>`, 'very long texts'],
    ['<clipPath id="a"><rect clip-path="url(#b)"/></clipPath>', 'clipped themselves'],
    ['<clipPath id="a" style="clip-path:url(#b)"/>', 'clipped themselves'],
    [
      '<style>.c{clip-path:url(#b)}</style><clipPath id="a"><rect class="c"/></clipPath>',
      'clipped themselves',
    ],
    ['<style>rect{clip-path:url(#b)}</style>', 'clips more'],
  ] as const) {
    const { problem = 'drawn' } = readSvg(svg(inside)) as { problem?: string };
    expect(problem, inside.slice(0, 60)).toContain(word);
    expect(problem).toMatch(/, or save it as PNG\.$/);
  }
});

test('an SVG that refers to anything outside itself, or cannot be read, is refused', () => {
  for (const [name, source] of Object.entries({
    'entities of a file': `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('<text>&a;</text>')}`,
    'a billion laughs': `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>${svg('<text>&b;</text>')}`,
    'a file as picture': svg('<image href="file:///etc/passwd" width="20" height="10"/>'),
    'another site': svg(
      '<image xlink:href="http://127.0.0.1:1/x" xmlns:xlink="http://www.w3.org/1999/xlink"/>',
    ),
    'a link by reference': svg('<linearGradient href="&#102;ile:///etc/passwd"/>'),
    'a picture of its own': svg('<image href="data:image/png;base64,iVBORw0KGgo="/>'),
    'a style of elsewhere': svg('<style>@import url(http://evil.example/a.css);</style>'),
    'a font of elsewhere': svg('<style>@font-face{font-family:x;src:url(http://evil.example/a)}</style>'),
    'a fill of elsewhere': svg('<rect fill="url(http://evil.example/a.svg#x)"/>'),
    'a fill of elsewhere, escaped': svg('<style>rect{fill:u\\72l(http://evil.example/a.svg#x)}</style>'),
    'a gradient of elsewhere': svg('<linearGradient href="//evil.example/a.svg#x"/>'),
    'a style sheet': `<?xml version="1.0"?><?xml-stylesheet href="http://evil.example/a.css"?>${svg(RECT)}`,
    'another encoding': `<?xml version="1.0" encoding="UTF-7"?>${svg(RECT)}`,
    'half a file': svg(RECT).slice(0, -9),
    'another namespace': '<svg xmlns="http://www.w3.org/1999/xhtml"><rect/></svg>',
  })) {
    expect(readSvg(source), name).toEqual({ problem: expect.stringMatching(/^This SVG .*PNG\.$/) });
  }
});

function svg(inside = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">${inside}</svg>`;
}

function textOf(source: string): string {
  const read = readSvg(source);
  if ('problem' in read) throw new Error(read.problem);
  return read.text;
}

async function pixelsOf(source: string): Promise<string> {
  const pixels = await sharp(Buffer.from(source)).resize(200).raw().toBuffer();
  return createHash('sha256').update(pixels).digest('hex');
}
