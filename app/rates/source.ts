export type Source = { address: string | null; words: string; remark: string };

/** Parts `https://www.sars.gov.za/tax-rates/ (as quoted in 2026)` into address, words and remark. */
export function readSource(source: string): Source {
  const [, address, remark = ''] = /^(https?:\/\/\S+)\s*(.*)$/.exec(source) ?? [];
  if (!address) return { address: null, words: source, remark: '' };
  const words = address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
  return { address, words, remark };
}
