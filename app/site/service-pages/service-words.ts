import type { ServicePage } from './service-page.ts';

/** What colleagues can write of a page; the rest is what it is about, and how it looks. */
export function serviceWords(page: ServicePage) {
  const { title, description, alsoCalled, eyebrow, button, heading, lede, points, parts, closing } = page;
  const { first, next } = page;
  const words = { title, description, alsoCalled, eyebrow, button, heading, lede, points, parts, closing };
  return { ...words, ...(first && { first }), ...(next && { next }) };
}

/** By the name of its file: under which the words of a page are stored. */
export function serviceWordsName(file: string): string {
  return `${file}.words`;
}
