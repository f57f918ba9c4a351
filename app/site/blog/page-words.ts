import { capitalised } from '#app/platform/core/text.ts';

const LEAST_WORDS = 2;

export function pageWords(address: string): { title: string; host: string } {
  const { hostname, pathname } = new URL(address);
  const host = hostname.replace(/^www\./, '');
  const parts = pathname.split('/').toReversed().map(wordsOf);
  const words = parts.find(({ length }) => length >= LEAST_WORDS);
  return { title: words ? capitalised(words.join(' ')) : host, host };
}

function wordsOf(part: string): string[] {
  const words = decodeURIComponent(part)
    .replace(/\.\w{2,5}$/, '')
    .split(/[-_ ]+/);
  const first = words.findIndex((word) => /^[a-z]{2,}$/i.test(word));
  return first < 0 ? [] : words.slice(first).filter(Boolean);
}
