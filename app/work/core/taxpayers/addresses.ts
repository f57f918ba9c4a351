import { oneLine, paragraphs } from '#app/platform/core/text.ts';
import { LONGEST_ADDRESS } from '#app/platform/db/work-values.ts';

const MOST_LINES = 8;
const LONGEST_LINE = 100;

/** The addresses of a client, each as it stands on an envelope: its lines, with `\n` between them. */
export const ADDRESSES = {
  streetAddress: {
    label: 'Street address',
    hint: 'As on an envelope, the postal code last.',
  },
  postalAddress: {
    label: 'Postal address',
    hint: 'Only if letters go somewhere else, such as a PO box.',
  },
} as const;

export type AddressKind = keyof typeof ADDRESSES;

/** Without empty lines, control characters, and the comma at the end of a line. */
export function plainAddress(text: string): string {
  const lines = paragraphs(text)
    .split('\n')
    .map((line) => oneLine(line).replace(/[\s,;]+$/, ''));
  return lines.filter(Boolean).join('\n');
}

/** On one line: `1057 Arcadia Street, Hatfield, Pretoria, 0028`. */
export function addressText(address: string): string {
  return address.split(/\r?\n/).filter(Boolean).join(', ');
}

/** Why it cannot be one; null if it can. `address`: as `plainAddress` gives it. */
export function refusalOfAddress(address: string): string | null {
  const lines = address.split('\n');
  if (lines.length > MOST_LINES) return `At most ${MOST_LINES} lines.`;
  if (lines.some((line) => line.length > LONGEST_LINE))
    return `At most ${LONGEST_LINE} characters in a line.`;
  if (address.length > LONGEST_ADDRESS) return `At most ${LONGEST_ADDRESS} characters.`;
  return /^\S+@\S+$/.test(address) ? 'That is an e-mail address: it has a field of its own.' : null;
}

/** What has a number of its own that is no postal code: a house at the beginning, a box, a bag. */
const OTHER_NUMBERS = /^\s*\d+|\b(?:box|bus|bag|sak)\s*x?\s*\d+/gi;

/** What looks like a slip; null if nothing does. Codes of other countries are taken too. */
export function doubtOfAddress(address: string): string | null {
  const hasCode = /\b\d{4,6}\b|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/.test(
    address.replaceAll(OTHER_NUMBERS, ''),
  );
  return hasCode ? null : 'It has no postal code: four digits in South Africa, such as 0083.';
}
