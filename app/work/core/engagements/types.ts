import { checklists } from '#content/checklists/checklists.ts';
import { engagementTypes } from '#content/engagements/engagement-types.ts';
import { isService } from '#app/firm/core/services.ts';
import type { Checklist } from '../checklists/define-checklist.ts';
import type { EngagementType } from './define-engagement.ts';

const types = new Map<string, EngagementType>(engagementTypes.map((type) => [type.id, type]));
/** In the order in which staff choose: those whose service the firm has, and what every client needs. */
export const offeredTypes: readonly EngagementType[] = engagementTypes.filter(
  ({ letter, service }) => letter === null || isService(service),
);

const lists = new Map<string, Checklist>(checklists.map((list) => [list.id, list as Checklist]));

/** Null for a type that the firm does not have any more: its engagements stay. */
export function typeOf(id: string): EngagementType | null {
  return types.get(id) ?? null;
}

/** Also of a type that the firm does not have any more: nobody knows. */
export function goesToSars({ type }: { type: EngagementType | null }): boolean {
  return type?.isForSars ?? true;
}

/** Null where nothing is asked for. */
export function checklistOf(type: EngagementType | null): Checklist | null {
  return (type?.checklist && lists.get(type.checklist)) ?? null;
}
