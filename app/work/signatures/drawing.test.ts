import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundsOf, DRAWN, drawingIn, fitted, MOST_POINTS, MOST_STROKES } from './drawing.ts';

const LINE = [0, 150, 500, 20, 1000, 300];

describe('what is posted as a drawn name', () => {
  test('strokes of whole numbers within the field are kept as they are', () => {
    expect(drawingIn(JSON.stringify([LINE, [5, 5, 6, 6]]))).toEqual([LINE, [5, 5, 6, 6]]);
    expect(drawingIn('')).toBeNull();
  });

  test.each([
    ['no JSON', '<svg onload=alert(1)>'],
    ['words', '"drawn"'],
    ['an object', '{"0":[1,2,300,4]}'],
    ['a stroke of words', '[["0","150","500","20"]]'],
    ['markup in a stroke', '[["<script>",1,300,4]]'],
    ['NaN', '[[NaN,1,300,4]]'],
    ['an infinite number', '[[1e999,1,300,4]]'],
    ['null', '[[null,1,300,4]]'],
    ['half units', '[[0.5,1,300,4]]'],
    ['a point left of the field', '[[-1,1,300,4]]'],
    ['a point right of the field', '[[1001,1,300,4]]'],
    ['a point below the field', '[[10,301,300,4]]'],
    ['half a point', '[[10,30,300]]'],
    ['an empty stroke', '[[],[1,2,300,4]]'],
    ['no strokes', '[]'],
    ['a dot', '[[10,10,12,12]]'],
    ['deep nesting', `${'['.repeat(5000)}${']'.repeat(5000)}`],
  ])('%s is refused', (_, posted) => {
    expect(drawingIn(posted)).toBe('invalid');
  });

  test('a million points, and more strokes than a name has, are refused', () => {
    expect(drawingIn(JSON.stringify([Array(2_000_000).fill(1)]))).toBe('invalid');
    expect(drawingIn(JSON.stringify([Array(2 * MOST_POINTS + 2).fill(1)]))).toBe('invalid');
    expect(
      drawingIn(
        `[${Array(MOST_STROKES + 1)
          .fill('[1,1,90,90]')
          .join()}]`,
      ),
    ).toBe('invalid');
    const most = [LINE, Array(2 * MOST_POINTS - LINE.length).fill(1)];
    expect(drawingIn(JSON.stringify(most))).toEqual(most);
  });
});

const point = fc.tuple(fc.nat(DRAWN.width), fc.nat(DRAWN.height));
const stroke = fc.array(point, { minLength: 1, maxLength: 20 }).map((points) => points.flat());

test('a drawing is fitted into any room without crossing its edges', () => {
  const room = { width: 170, height: 24 };
  fc.assert(
    fc.property(fc.array(stroke, { minLength: 1, maxLength: 5 }), (strokes) => {
      const { x, y, width, height } = boundsOf(fitted(strokes, room));
      expect(Math.min(x, y)).toBeGreaterThan(-0.001);
      expect(x + width).toBeLessThan(room.width + 0.001);
      expect(y + height).toBeLessThan(room.height + 0.001);
    }),
  );
});
