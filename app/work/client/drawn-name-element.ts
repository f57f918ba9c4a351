import type { Drawing } from '#app/platform/db/work-values.ts';
import { DRAWN, drawingIn, MOST_POINTS, MOST_STROKES } from '#app/work/signatures/drawing.ts';

/** The least distance between points that are kept, in units of the field. */
const APART = 6;
/** The width of the pen, in the same units. */
const PEN = 7;

/** `<drawn-name>`: a field to draw the name in with finger, pen or mouse; its strokes go along with the form. */
export function connectDrawnName(host: HTMLElement): void {
  const input = host.querySelector<HTMLInputElement>('input[name=drawn]');
  if (!input || host.querySelector('canvas')) return;
  const { canvas, clear } = addField(host);
  const drawn = drawingIn(input.value);
  const strokes: number[][] = Array.isArray(drawn) ? drawn.map((stroke) => [...stroke]) : [];

  const show = () => {
    paint(canvas, strokes);
    clear.hidden = strokes.length === 0;
  };
  const keep = () => {
    input.value = strokes.length > 0 ? JSON.stringify(strokes) : '';
    show();
  };

  canvas.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || strokes.length >= MOST_STROKES) return;
    canvas.setPointerCapture(event.pointerId);
    strokes.push(pointAt(canvas, event));
    show();
  });
  canvas.addEventListener('pointermove', (event) => {
    if (!canvas.hasPointerCapture(event.pointerId)) return;
    for (const one of event.getCoalescedEvents?.() ?? [event]) addPoint(strokes, pointAt(canvas, one));
    show();
  });
  canvas.addEventListener('lostpointercapture', keep);
  clear.addEventListener('click', () => {
    strokes.length = 0;
    keep();
    canvas.focus();
  });
  new ResizeObserver(show).observe(canvas);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show);
}

function addField(host: HTMLElement) {
  const label = Object.assign(document.createElement('p'), {
    className: 'label',
    textContent: 'You can draw it as well (optional)',
  });
  const canvas = Object.assign(document.createElement('canvas'), { className: 'drawn-field', role: 'img' });
  canvas.ariaLabel = 'Your drawn name';
  canvas.tabIndex = -1;
  const clear = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'link-button',
    textContent: 'Clear the drawing',
  });
  host.append(label, canvas, clear);
  return { canvas, clear };
}

function pointAt(canvas: HTMLCanvasElement, { clientX, clientY }: PointerEvent): [number, number] {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  return [
    within(((clientX - left) / width) * DRAWN.width, DRAWN.width),
    within(((clientY - top) / height) * DRAWN.height, DRAWN.height),
  ];
}

function within(value: number, most: number): number {
  return Math.round(Math.max(0, Math.min(value, most)));
}

/** Keeps a point that is far enough from the last one. Of an endless drawing the last points are left out. */
function addPoint(strokes: number[][], [x, y]: [number, number]): void {
  const stroke = strokes.at(-1);
  if (!stroke || strokes.flat().length >= 2 * MOST_POINTS) return;
  const [lastX = x, lastY = y] = stroke.slice(-2);
  if (Math.hypot(x - lastX, y - lastY) >= APART) stroke.push(x, y);
}

function paint(canvas: HTMLCanvasElement, strokes: Drawing): void {
  const scale = (canvas.clientWidth * devicePixelRatio) / DRAWN.width;
  canvas.width = Math.round(DRAWN.width * scale);
  canvas.height = Math.round(DRAWN.height * scale);
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.scale(scale, scale);
  Object.assign(pen, { lineWidth: PEN, lineCap: 'round', lineJoin: 'round' });
  pen.strokeStyle = getComputedStyle(canvas).color;
  for (const [x = 0, y = 0, ...rest] of strokes) {
    pen.beginPath();
    pen.moveTo(x, y);
    // A dot, as on an i.
    pen.lineTo(x, y);
    for (let at = 0; at < rest.length; at += 2) pen.lineTo(rest[at] ?? 0, rest[at + 1] ?? 0);
    pen.stroke();
  }
}
