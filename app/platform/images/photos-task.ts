export const OVER_BUDGET = 'over budget';

export type PhotosTask = {
  to: 'thumbnail' | 'pdf';
  side: number;
  photos: { type: string; size: number }[];
  maxPixels: number;
  budget: number;
};

/** By position. `tooLarge`: more pixels than are drawn. `cut`: drawn, but a part of it is missing. */
export type PhotosReport = { damaged: number[]; tooLarge: number[]; cut: number[]; pages: number };
