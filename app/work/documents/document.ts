import type { DOCUMENT_DIRECTIONS } from '#app/platform/db/work-values.ts';
import type { ClosedScan } from '#app/platform/scan/states.ts';
import { drawingOf, type DrawingState } from './drawing-states.ts';

export type Direction = (typeof DOCUMENT_DIRECTIONS)[number];

export type StoredDocument = {
  id: string;
  itemId: string | null;
  noteId: string | null;
  direction: Direction;
  name: string;
  type: string;
  size: number;
  sha256: string;
  /** `waiting`: it cannot be opened yet. `infected`: never. `missing`: the storage has lost it. */
  scan: ClosedScan | null;
  isRemovable: boolean;
  /** A paper beside the list that no colleague has filed or accepted. */
  isNew: boolean;
  /** False until the virus scanner has called it clean. */
  isChecked: boolean;
  hasThumbnail: boolean;
  drawing: DrawingState | null;
  /** While it waits to be joined with other photos: the same value for each of them. */
  joinId: string | null;
  openedAt: Date | null;
  handledAt: Date | null;
  createdAt: Date;
  /** It came with a mail; nobody was signed in. */
  isByMail: boolean;
  replacedById: string | null;
  mergedIntoId: string | null;
};

export function isCurrent({
  replacedById,
  mergedIntoId,
}: Pick<StoredDocument, 'replacedById' | 'mergedIntoId'>): boolean {
  return replacedById === null && mergedIntoId === null;
}

/** A paper of the client that staff can file elsewhere in its work; one that came with a message stays there too. */
export function isMovable({
  direction,
  joinId,
  ...of
}: Pick<StoredDocument, 'direction' | 'joinId' | 'replacedById' | 'mergedIntoId'>): boolean {
  return direction === 'from_client' && joinId === null && isCurrent(of);
}

export function isDamaged({ drawing, replacedById }: StoredDocument): boolean {
  return replacedById === null && drawingOf(drawing).label !== null;
}

/** It stands by itself: for no item, and with no message. */
export function isLoose({ itemId, noteId }: Pick<StoredDocument, 'itemId' | 'noteId'>): boolean {
  return itemId === null && noteId === null;
}

export function isForApproval({ direction, scan }: Pick<StoredDocument, 'direction' | 'scan'>): boolean {
  return direction === 'to_client' && (scan === null || scan === 'waiting');
}
