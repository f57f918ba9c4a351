import { defineStates } from '#app/platform/core/states.ts';
import type { ITEM_TAKES } from '#app/platform/db/work-values.ts';
import type { Medium } from '../checklists/define-checklist.ts';

/** How the client answers what staff ask for in their own words; an approval has an act of its own. */
export const OFFERED = defineStates<Record<(typeof ITEM_TAKES)[number], readonly Medium[]>>(
  {
    file: ['file', 'photos', 'sentence'],
    photos: ['photos', 'file', 'sentence'],
    sentence: ['sentence', 'file'],
    amount: ['amount', 'sentence'],
    date: ['date', 'sentence'],
    approval: [],
  },
  ['file', 'sentence'],
);
