import { z } from 'zod';
import { tools } from '#content/tools.ts';
import { keysOf } from '#app/platform/core/keys.ts';
import { datedProfiles } from '#app/site/service-pages/service-page.ts';

export const frontMatter = z.strictObject({
  /** The file of the question below which it is listed; missing: a question of home. */
  within: z.string().optional(),
  /** From 1. */
  place: z.int().positive(),
  question: z.string().min(1),
  description: z.string().min(50).max(160),
  /** Other words that people search for. */
  alsoCalled: z.array(z.string().min(1)).default([]),
  tools: z.array(z.enum(keysOf(tools))).default([]),
  /** The tool that home and `/tools` open for the question; missing: they open the answer. */
  opens: z.enum(keysOf(tools)).optional(),
  /** If the tool depends on the visitor's case: each case in their words, offered before the steps. */
  ways: z.array(z.strictObject({ label: z.string().min(1), tool: z.enum(keysOf(tools)) })).default([]),
  service: z.string(),
  plan: z.string().optional(),
  /** After the plan's price: the work that it does not cover. */
  quoted: z.string().min(1).optional(),
  /** In place of a plan, where the price needs answers first or is one of several. */
  cost: z.strictObject({ text: z.string().min(1), label: z.string().min(1), to: z.string() }).optional(),
  toDo: z.string().min(1).default('What to do'),
  dates: z.enum(datedProfiles).optional(),
  /** `[^1]` in the text is the first one; `[^firm]` says that the firm answers for it. */
  sources: z.array(z.string().min(1)).min(1),
});

/** `answer` and `steps` are HTML that was sanitised at build time. */
export type Road = z.infer<typeof frontMatter> & { answer: string; steps: string };
