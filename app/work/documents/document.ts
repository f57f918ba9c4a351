import type { DOCUMENT_DIRECTIONS, DRAWING_STATES } from '#app/platform/db/work-values.ts';

export type Direction = (typeof DOCUMENT_DIRECTIONS)[number];

/** Why nobody opens it. */
export type Closed = 'waiting' | 'infected' | 'missing';

export type StoredDocument = {
  id: string;
  itemId: string | null;
  messageId: string | null;
  direction: Direction;
  name: string;
  type: string;
  /** In bytes. */
  size: number;
  sha256: string;
  /** `waiting`: nobody opens it yet. `infected`: nobody ever does. `missing`: the storage has lost it. */
  scan: Closed | null;
  /** By the reader. */
  isRemovable: boolean;
  /** False while no virus scanner has called it clean. */
  isChecked: boolean;
  hasThumbnail: boolean;
  /** Of its small picture: null when it is drawn, or never will be. */
  drawing: (typeof DRAWING_STATES)[number] | null;
  /** While it waits to be joined with others: the same for each of them. */
  joinId: string | null;
  /** By somebody of the other side, for the first time. */
  openedAt: Date | null;
  createdAt: Date;
  /** It came with a mail; nobody was signed in. */
  isByMail: boolean;
  replacedById: string | null;
  /** The PDF that was made of this photo and others. */
  mergedIntoId: string | null;
};

/** What is shown first: neither an older version nor a photo of which a PDF was made. */
export function isCurrent({ replacedById, mergedIntoId }: StoredDocument): boolean {
  return replacedById === null && mergedIntoId === null;
}

/** A photo that cannot be read, or of which a part is missing. */
export function isDamaged({ drawing, replacedById }: StoredDocument): boolean {
  return replacedById === null && (drawing === 'damaged' || drawing === 'cut');
}
