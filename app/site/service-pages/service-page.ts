import { z } from 'zod';
import { serviceFacts } from '#app/firm/core/service-facts.ts';
import { SHAPE_NAMES } from './shapes/shapes.ts';

/** Companies here have a year that ends in February. */
export const datedProfiles = [
  'employee',
  'employer',
  'company',
  'company with VAT',
  'individual',
  'provisional',
  'trust',
] as const;

const link = z.strictObject({ label: z.string().min(1), to: z.templateLiteral(['/', z.string()]) });

export const frontMatter = z.strictObject({
  kind: z.enum(['service', 'alert']).default('service'),
  path: z.templateLiteral(['/', z.string()]),
  service: serviceFacts.optional(),
  /** For the tab and search results; the firm's name is added. */
  title: z.string().min(1),
  description: z.string().min(50).max(200),
  alsoCalled: z.array(z.string().min(1)).default([]),
  eyebrow: z.string().min(1),
  button: link,
  /** Below the lead, for visitors with a specific task. */
  first: link.optional(),
  drawing: z.strictObject({
    /** An SVG file of this folder, whose symbol has the same name. */
    name: z.string().min(1),
    width: z.int(),
    height: z.int(),
    place: z.enum(['before', 'beside', 'below']).optional(),
    whole: z.boolean().default(false),
    alt: z.string().optional(),
  }),
  /** The drawing of its work. `due`: the calendar's rule for each step that has one. */
  shape: z
    .strictObject({ name: z.enum(SHAPE_NAMES), due: z.array(z.string().nullable()).default([]) })
    .optional(),
  plans: z.array(z.string()).default([]),
  /** The plan whose price starts the page, if it is not one of `plans`. */
  from: z.string().optional(),
  next: z.strictObject({ whose: z.enum(datedProfiles), title: z.string().min(1) }).optional(),
});

export type ServicePage = z.infer<typeof frontMatter> & {
  heading: string;
  lede: string;
  points: string[];
  parts: Part[];
  closing: Entry;
};

/** `beside`: to the right of the blocks if there is room; `split`: the heading is to their left. */
export type Part = {
  id: string;
  title: string;
  lede?: string;
  split: boolean;
  blocks: Block[];
  beside?: Worked;
};

export type Block =
  | { kind: 'paragraphs'; items: string[] }
  | { kind: 'entries' | 'columns' | 'steps'; items: Entry[] }
  | { kind: 'groups'; items: { title: string; entries: Entry[] }[] }
  | { kind: 'ticks'; items: Ticks[] }
  | { kind: 'estate steps' }
  | Table;

export type Entry = { when?: string; title: string; text: string };

export type Ticks = { title?: string; items: string[] };

/** The first cell names its row. `amounts`: indexes of columns with amounts, from 0. `sheet`: drawn as a ledger. */
export type Table = {
  kind: 'table';
  caption: string;
  head: string[];
  rows: string[][];
  amounts?: number[];
  sheet: boolean;
  note?: string;
};

export type Worked = {
  title: string;
  text?: string;
  lines: { label: string; amount: string; total: boolean }[];
  note?: string;
};
