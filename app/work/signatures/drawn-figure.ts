import type { Drawing } from '#app/platform/db/work-values.ts';
import type { Figure } from '#app/work/letters/letter-pdf.server.ts';
import { fitted } from './drawing.ts';

/** In points. */
const ON_PAGE = { width: 200, height: 48 } as const;
const PEN = 1.2;

type Room = { left: number; top: number; width: number; height: number };

export function drawName(
  pdf: PDFKit.PDFDocument,
  strokes: Drawing,
  { left, top, width, height }: Room,
): void {
  pdf.save().lineWidth(PEN).lineCap('round').lineJoin('round');
  for (const [x = 0, y = 0, ...rest] of fitted(strokes, {
    width: width - 2 * PEN,
    height: height - 2 * PEN,
  })) {
    pdf.moveTo(left + PEN + x, top + PEN + y);
    // A dot is a line without length.
    if (rest.length === 0) pdf.lineTo(left + PEN + x, top + PEN + y);
    for (let at = 0; at < rest.length; at += 2)
      pdf.lineTo(left + PEN + (rest[at] ?? 0), top + PEN + (rest[at + 1] ?? 0));
    pdf.stroke();
  }
  pdf.restore();
}

export function figureOfName(strokes: Drawing): Figure {
  return {
    alt: 'The name, drawn by hand',
    height: ON_PAGE.height,
    draw: (pdf, left, top) => drawName(pdf, strokes, { left, top, ...ON_PAGE }),
  };
}
