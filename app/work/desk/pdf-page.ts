import type { PDFDocumentProxy } from 'unpdf/pdfjs';

/** Of a picture: a page may be made to be larger than any screen. */
const MOST_PIXELS = 4_000_000;
/** Of a picture within a page; a larger one is left out. */
const MOST_PIXELS_WITHIN = 40_000_000;

let last: { of: string | File; pdf: Promise<PDFDocumentProxy> } | undefined;

/** By its address, or chosen here. Kept for its next page: each fetch is written down as a look at it. */
export function openPdf(of: string | File): Promise<PDFDocumentProxy> {
  if (last?.of === of) return last.pdf;
  void last?.pdf.then((pdf) => pdf.loadingTask.destroy()).catch(() => {});
  const pdf = load(of);
  last = { of, pdf };
  pdf.catch(() => {
    if (last?.pdf === pdf) last = undefined;
  });
  return pdf;
}

async function load(of: string | File): Promise<PDFDocumentProxy> {
  const [{ getDocument }, bytes] = await Promise.all([
    import('unpdf/pdfjs'),
    typeof of === 'string' ? fetched(of) : of.arrayBuffer(),
  ]);
  const data = new Uint8Array(bytes);
  return getDocument({ data, useSystemFonts: true, maxImageSize: MOST_PIXELS_WITHIN, verbosity: 0 }).promise;
}

async function fetched(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The file was answered with ${response.status}.`);
  return response.arrayBuffer();
}

/** Null if there is no such page; `width`, `height`: of the page as it is shown, in points. */
export async function drawnPage(
  pdf: PDFDocumentProxy,
  number: number,
  across: number,
): Promise<{ canvas: HTMLCanvasElement; width: number; height: number } | null> {
  if (!Number.isInteger(number) || number < 1 || number > pdf.numPages) return null;
  const page = await pdf.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min((across * devicePixelRatio) / width, Math.sqrt(MOST_PIXELS / (width * height)));
  const viewport = page.getViewport({ scale });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  await page.render({ canvas, viewport }).promise;
  return { canvas, width, height };
}
