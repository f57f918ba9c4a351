import type { DrawnIconName } from '#app/platform/ui/icon.tsx';
import type { Category } from './article.ts';

/** The first entry that begins a word of the title decides, so specific words come first. */
const BY_WORD: [word: string, icon: DrawnIconName][] = [
  ['vat', 'vat'],
  ['provisional', 'provisional'],
  ['cipc', 'filing'],
  ['sars', 'stamp'],
  ['cloud', 'cloud'],
  ['structure', 'structure'],
  ['home', 'home'],
  ['medical', 'medical'],
  ['retirement', 'nest'],
  ['travel', 'car'],
  ['invest', 'coins'],
  ['tax-free', 'coins'],
  ['liability', 'scales'],
  ['accounting', 'cloud'],
  ['filing', 'filing'],
  ['compliance', 'filing'],
  ['requirement', 'stamp'],
  ['business', 'structure'],
  ['freelance', 'laptop'],
  ['tax', 'laptop'],
];

const BY_CATEGORY: Record<Category, DrawnIconName> = {
  Tax: 'laptop',
  Compliance: 'filing',
  'Business Tax': 'structure',
  Accounting: 'cloud',
  'VAT & Compliance': 'vat',
};

export function iconFor(title: string, category: Category): DrawnIconName {
  const words = ` ${title.toLowerCase().replaceAll(/[^a-z0-9-]+/g, ' ')}`;
  return BY_WORD.find(([word]) => words.includes(` ${word}`))?.[1] ?? BY_CATEGORY[category];
}
