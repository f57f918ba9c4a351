import { checklists } from '#content/checklists/checklists.ts';
import { engagementTypes } from '#content/engagements/engagement-types.ts';
import { isService } from '#app/firm/core/services.ts';
import { heldItems, heldVersions, oncePer } from '#app/platform/content/held.ts';
import type { Checklist } from '../checklists/define-checklist.ts';
import type { EngagementType } from './define-engagement.ts';
import { nextPeriod } from './periods.ts';
import { hasBegun } from './has-begun.ts';
import { asksWhatIsOpen, isWithSars, type EngagementState } from './states.ts';

export const WORK_KINDS = 'work';

const fileTypes: readonly EngagementType[] = engagementTypes;
const lists = new Map<string, Checklist>(checklists.map((list) => [list.id, list]));

/** In the order in which staff choose: those of the files as the desk has changed them, and those that it has added. */
export function kindsNow(): readonly EngagementType[] {
  return heldItems(WORK_KINDS, fileTypes);
}

/** As they were published, the earliest first; before them those of the files, if the files have texts of the desk. */
const versionsNow = () => heldVersions<EngagementType>(WORK_KINDS);

const known = oncePer([kindsNow, versionsNow], () => {
  const now = new Map(kindsNow().map((type) => [type.id, type]));
  const versions = new Map(versionsNow().map((type) => [type.version ?? '', type]));
  const edited = versionsNow().filter(({ version }) => version === undefined);
  const ofFile = new Map([...fileTypes, ...edited].map((type) => [type.id, type]));
  const last = new Map([...fileTypes, ...versionsNow()].map((type) => [type.id, type]));
  const retired = [...last.values()].filter(({ id }) => !now.has(id));
  return { now, versions, ofFile, retired, retiredById: new Map(retired.map((type) => [type.id, type])) };
});

/** Those whose service the firm has, and those that every client needs. */
export function offeredTypes(): readonly EngagementType[] {
  return kindsNow().filter(({ letter, service }) => letter === null || isService(service));
}

/** Also those that were removed: their work stays. */
export function everyKind(): readonly EngagementType[] {
  return [...kindsNow(), ...known().retired];
}

/** Null if nobody knows it: its engagements stay. One that was removed is as it was last. */
export function typeOf(id: string): EngagementType | null {
  const { now, retiredById } = known();
  return now.get(id) ?? retiredById.get(id) ?? null;
}

/** No new work of it is offered or planned. */
export function isRetired({ id }: Pick<EngagementType, 'id'>): boolean {
  return !known().now.has(id);
}

/** Null: it is done once, or no new work of its kind is planned. */
export function periodAfter({
  type,
  period,
}: {
  type: EngagementType | null;
  period: string;
}): string | null {
  return type && !isRetired(type) ? nextPeriod(type, period) : null;
}

/** Stored with work that begins. Null: the file’s. */
export function versionOf(id: string): string | null {
  return typeOf(id)?.version ?? null;
}

/** Work that has begun keeps what its kind said then; it is called as the kind is called now. */
export function typeOfWork({
  typeId,
  state,
  kindVersion,
}: {
  typeId: string;
  state: EngagementState;
  kindVersion: string | null;
}): EngagementType | null {
  const now = typeOf(typeId);
  if (!hasBegun(state)) return now;
  const atStart = kindVersion === null ? known().ofFile.get(typeId) : known().versions.get(kindVersion);
  // A server that has not read the newest version yet, or a version of another database.
  if (!atStart || atStart.id !== typeId) return now;
  return now && now.name !== atStart.name ? { ...atStart, name: now.name } : atStart;
}

export const IDENTIFICATIONS: readonly string[] = fileTypes
  .filter(({ checklist }) => checklist?.startsWith('fica-'))
  .map(({ id }) => id);

/** Also true for a type that the firm no longer has, because nobody knows. */
export function goesToSars({ type }: { type: EngagementType | null }): boolean {
  return type?.isForSars ?? true;
}

export function checklistOf(type: EngagementType | null): Checklist | null {
  if (type?.ownChecklist !== undefined) return type.ownChecklist;
  return (type?.checklist && lists.get(type.checklist)) ?? null;
}

/** Before it is filed for the first time. */
export function asksApproval(
  { type, submittedOn }: { type: EngagementType | null; submittedOn: string | null },
  to: EngagementState,
): boolean {
  return isWithSars(to) && submittedOn === null && type?.needsApproval === true;
}

type Reviewed = {
  type: EngagementType | null;
  submittedOn: string | null;
  reviewedBy: string | null;
  assigneeId: string | null;
};

/** Before it goes out first. A review by the colleague who does the work now does not count. */
export function asksReview(
  { type, submittedOn, reviewedBy, assigneeId }: Reviewed,
  to: EngagementState,
): boolean {
  const isReviewed = reviewedBy !== null && reviewedBy !== assigneeId;
  return asksWhatIsOpen(to) && submittedOn === null && type?.needsReview === true && !isReviewed;
}
