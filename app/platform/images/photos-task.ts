/** Why its process ends. */
export const OVER_BUDGET = 'over budget';

export type PhotosTask = {
  to: 'thumbnail' | 'pdf';
  /** Of a thumbnail, in CSS pixels; it is drawn twice as large. */
  side: number;
  photos: { type: string; size: number }[];
  maxPixels: number;
  /** Of all photos together. */
  budget: number;
};

/**
 * By position among the photos. `tooLarge`: it has more pixels than are drawn. `cut`: drawn, but part of it is
 * missing.
 */
export type PhotosReport = { damaged: number[]; tooLarge: number[]; cut: number[]; pages: number };
