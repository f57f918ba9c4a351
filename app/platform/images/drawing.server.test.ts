import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { expect, test } from 'vitest';
import { SECOND } from '#app/platform/core/time.ts';
import { draw } from './drawing.server.ts';
import type { Task } from './drawing-task.ts';

const TASK: Task = { format: 'svg', width: 400, height: 240, scales: [1], maxPixels: 24_000_000 };
/** Shorter than on the site, because a core is busy until then. */
const DEADLINE = 2 * SECOND;
const MARK = svg('<rect width="20" height="10" fill="#6b3fa0"/>');

/** Each mask is masked by the one before it: 4 kB that librsvg draws for hours. */
const MASKS = svg(
  Array.from(
    { length: 40 },
    (_, at) =>
      `<mask id="m${at}" width="20" height="10">${`<rect width="20" height="10" mask="url(#m${at - 1})"/>`.repeat(3)}</mask>`,
  ).join('') + '<rect width="20" height="10" mask="url(#m39)"/>',
);

test('a picture that never ends is killed at the deadline, and the next one is drawn', async () => {
  const started = performance.now();
  const drawings = [MASKS, MARK, MARK, MARK].map((bytes) => draw(bytes, TASK, DEADLINE));
  const waits: number[] = [];
  while (performance.now() - started < DEADLINE) {
    const begin = performance.now();
    await Promise.all(Array.from({ length: 8 }, () => promisify(gzip)('words '.repeat(1000))));
    waits.push(performance.now() - begin);
    await sleep(50);
  }
  expect(Math.max(...waits)).toBeLessThan(SECOND);
  const [endless, ...others] = await Promise.all(drawings);
  expect(endless).toEqual({ kind: 'killed' });
  expect(others.map(({ kind }) => kind)).toEqual(['drawn', 'drawn', 'busy']);
  expect(performance.now() - started).toBeLessThan(10 * SECOND);
  expect(
    execFileSync('ps', ['--ppid', String(process.pid), '-o', 'args='], { encoding: 'utf8' }),
  ).not.toContain('drawing-process');
}, 30_000);

test('a picture that needs too much memory ends its process alone', async () => {
  const wide = { ...TASK, width: 6000, height: 4000 };
  const layers = '<g opacity=".5">'.repeat(60) + '<rect width="9" height="9"/>' + '</g>'.repeat(60);
  const { kind } = await draw(svg(layers), wide);
  expect(['killed', 'damaged']).toContain(kind);
  expect(await draw(MARK, TASK)).toMatchObject({ kind: 'drawn' });
}, 30_000);

test('half a picture is damaged', async () => {
  expect(await draw(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), { ...TASK, format: 'png' })).toEqual({
    kind: 'damaged',
  });
});

function svg(inside: string): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">${inside}</svg>`);
}
