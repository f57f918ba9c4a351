/** A source: an address with a remark, or words alone. */
export type Source = { address: string | null; words: string; remark: string };

/** `sars.gov.za/tax-rates` for `https://www.sars.gov.za/tax-rates/ (as quoted in 2026)`, with the remark apart. */
export function readSource(source: string): Source {
  const [, address, remark = ''] = /^(https?:\/\/\S+)\s*(.*)$/.exec(source) ?? [];
  if (!address) return { address: null, words: source, remark: '' };
  const words = address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
  return { address, words, remark };
}
