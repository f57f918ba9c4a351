import type { ItemState } from '#app/work/core/engagements/item-states.ts';
import type { Known } from '../enquiry/client.ts';

type Item = { id: string; what: string; state: ItemState };

/** `wanted`: the items that are still open for the client; `others` came already, or do not apply. */
export type Work = { id: string; title: string; dueOn: string | null; wanted: Item[]; others: Item[] };

/** Work that has not begun: nothing can be filed to it before it is started on its page. */
export type Later = { id: string; title: string; startsOn: string | null };

export type Place = { taxpayer: Known; works: Work[]; planned: Later[] };

/** `isTied`: they are of the taxpayer that the message is about. `isChosen`: of one that the reader looked for. */
export type Places = { isTied: boolean; isChosen: boolean; of: Place[] };

export const FILING_INTENTS = ['item', 'paper'] as const;

export type FilingIntent = (typeof FILING_INTENTS)[number];

/** On the page of all files of a message. Its value: `item:ID`, `paper:ID` of a work, or empty. */
export function placeField({ id }: { id: string }): string {
  return `place:${id}`;
}
