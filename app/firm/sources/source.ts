export type Source = { address: string | null; words: string; remark: string };

const SARS = /^https?:\/\/(?:www\.|staging\.)?sars\.gov\.za/;
const CODE = /^https:\/\/github\.com\//;

/** Splits `https://www.sars.gov.za/tax-rates/ (as quoted in 2026)` into address, words and remark. */
export function readSource(source: string): Source {
  const [, address, remark = ''] = /^(https?:\/\/\S+)\s*(.*)$/.exec(source) ?? [];
  if (!address) return { address: null, words: source, remark: '' };
  const words = address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
  return { address, words, remark };
}

/** Public pages, SARS's own first; software that prints the same figures is left out. */
export function publishedPages(sources: readonly string[]): readonly string[] {
  const pages = [...new Set(sources)].filter((source) => readSource(source).address && !CODE.test(source));
  return pages.toSorted((a, b) => Number(SARS.test(b)) - Number(SARS.test(a)));
}
