import type { ClosedScan } from '#app/platform/scan/states.ts';
import type { Direction } from '#app/work/documents/document.ts';

/** A document of any year. `scan` is why it cannot be opened, `what` the item that it answers. */
export type Paper = {
  id: string;
  name: string;
  direction: Direction;
  at: Date;
  scan: ClosedScan | null;
  what: string | null;
  engagementId: string;
  work: string;
};
