export type Format = 'png' | 'jpeg' | 'webp' | 'heif' | 'svg';

/** `trimmed`: without an edge of one colour. `filled`: fills the box, and the rest is cropped. */
export type Fit = 'whole' | 'trimmed' | 'filled';

export const PARTS = ['centre', 'top', 'bottom', 'left', 'right'] as const;

export type Task = {
  format: Format;
  width: number;
  height: number;
  /** 2 makes a picture for a screen with twice the pixels. */
  scales: readonly number[];
  fit?: Fit;
  part?: (typeof PARTS)[number];
  maxPixels: number;
};

/** Bytes before each picture that was drawn: its length, width and height, four each. */
export const HEAD = 12;
