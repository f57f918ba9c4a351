import type { ServicePage } from './service-page.ts';

export function serviceWords(page: ServicePage) {
  const { title, description, alsoCalled, eyebrow, button, heading, lede, points, parts, closing } = page;
  const { first, next } = page;
  const words = { title, description, alsoCalled, eyebrow, button, heading, lede, points, parts, closing };
  return { ...words, ...(first && { first }), ...(next && { next }) };
}

/** The words of a page are stored under its file's name. */
export function serviceWordsName(file: string): string {
  return `${file}.words`;
}
