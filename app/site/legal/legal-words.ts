import { z } from 'zod';
import { splitFrontMatter } from '#app/platform/markdown/front-matter.ts';

/** Each is a file of content/legal, and the address of a page. */
export const LEGAL_NAMES = ['terms', 'privacy', 'paia-manual'] as const;

export type LegalName = (typeof LEGAL_NAMES)[number];

/** Before it is compiled: facts are in double braces. */
export type LegalWords = {
  title: string;
  lede: string;
  description: string;
  seeAlso: string;
  updated: string;
  summary: readonly string[];
  /** The ids of long clauses that are folded. */
  folded: readonly string[];
  body: string;
};

const frontMatter = z.strictObject({
  title: z.string().min(1),
  lede: z.string().min(1),
  description: z.string().min(50),
  seeAlso: z.string().min(1),
  updated: z.iso.date(),
  summary: z.array(z.string().min(1)).min(3),
  folded: z.array(z.string()).default([]),
});

/** Throws for wrong front matter. */
export function readLegalText(source: string): LegalWords {
  const { head, body } = splitFrontMatter(source);
  return { ...frontMatter.parse(head), body: body.trim() };
}
