import { keysOf } from '#app/platform/core/keys.ts';
import { LONGEST_INSIDE } from '#app/platform/db/inside-values.ts';
import { oneIn, readBlocks, writeBlock, type Block } from '../checklists/text-blocks.ts';

/** Who does a step of a kind of work, found when the work begins. */
export const STEP_ROLES = {
  holder: 'whoever does the work',
  client: 'whoever looks after the client',
  before: 'as last time',
} as const;

export type StepRole = keyof typeof STEP_ROLES;

/** A step inside the firm, of all work of a kind. `daysBefore`: its due day; without it the step has no day. */
export type KindStep = { id: string; what: string; who: StepRole; daysBefore?: number };

const WORDS = ['who', 'days before'] as const;
const MOST_DAYS_BEFORE = 365;

/** One step a line, with its own lines below it: “Who: as last time”, “Days before: 5”. */
export function writeKindSteps(steps: readonly KindStep[]): string {
  return steps
    .map(({ id, what, who, daysBefore }) =>
      writeBlock({
        id,
        text: what,
        entries: {
          who: who === 'holder' ? '' : STEP_ROLES[who],
          'days before': daysBefore === undefined ? '' : String(daysBefore),
        },
      }),
    )
    .join('\n');
}

export function readKindSteps(text: string): { things: KindStep[]; problems: string[] } {
  const { blocks, problems } = readBlocks(text, WORDS, [2, LONGEST_INSIDE]);
  const things = blocks.map((block): KindStep => {
    const words = oneIn(block, 'who', Object.values(STEP_ROLES), problems);
    const who = keysOf(STEP_ROLES).find((role) => STEP_ROLES[role] === words) ?? 'holder';
    const daysBefore = daysIn(block, problems);
    return { id: block.id, what: block.text, who, ...(daysBefore !== null && { daysBefore }) };
  });
  return { things, problems };
}

function daysIn({ id, entries }: Block, problems: string[]): number | null {
  const typed = entries['days before'];
  if (typed === undefined) return null;
  const days = /^\d{1,3}$/.test(typed) ? Number(typed) : null;
  if (days !== null && days <= MOST_DAYS_BEFORE) return days;
  problems.push(`[${id}]: “Days before” is a number from 0 to ${MOST_DAYS_BEFORE}.`);
  return null;
}
