import { checklists } from '#content/checklists/checklists.ts';
import { engagementTypes } from '#content/engagements/engagement-types.ts';
import { isService } from '#app/firm/core/services.ts';
import type { Checklist } from '../checklists/define-checklist.ts';
import type { EngagementType } from './define-engagement.ts';
import { isWithSars, type EngagementState } from './states.ts';

const types = new Map<string, EngagementType>(engagementTypes.map((type) => [type.id, type]));
/** In the order in which staff choose: types whose service the firm has, and those that every client needs. */
export const offeredTypes: readonly EngagementType[] = engagementTypes.filter(
  ({ letter, service }) => letter === null || isService(service),
);

export const IDENTIFICATIONS = engagementTypes
  .filter(({ checklist }) => checklist?.startsWith('fica-'))
  .map(({ id }) => id);

const lists = new Map<string, Checklist>(checklists.map((list) => [list.id, list]));

/** Null if the firm no longer has the type: its engagements stay. */
export function typeOf(id: string): EngagementType | null {
  return types.get(id) ?? null;
}

/** Also true for a type that the firm no longer has, because nobody knows. */
export function goesToSars({ type }: { type: EngagementType | null }): boolean {
  return type?.isForSars ?? true;
}

export function checklistOf(type: EngagementType | null): Checklist | null {
  return (type?.checklist && lists.get(type.checklist)) ?? null;
}

/** Before it is filed for the first time. */
export function asksApproval(
  { type, submittedOn }: { type: EngagementType | null; submittedOn: string | null },
  to: EngagementState,
): boolean {
  return isWithSars(to) && submittedOn === null && type?.needsApproval === true;
}
