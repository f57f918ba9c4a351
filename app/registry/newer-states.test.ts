import { expect, test } from 'vitest';
import { BOOKING_STATE } from '#app/bookings/core/states.ts';
import { ENQUIRY_STATE } from '#app/enquiries/core/states.ts';
import { mayMove, type Moves } from '#app/platform/core/states.ts';
import { isDangerous, isLost, type ScanState } from '#app/platform/scan/states.ts';
import { sentenceOf } from '#app/work/client/progress.ts';
import {
  isOpenItem,
  isOwedItem,
  ITEM_STATE,
  type ItemState,
} from '#app/work/core/engagements/item-states.ts';
import {
  asksQuestions,
  ENGAGEMENT_STATE,
  isUnderWay,
  type EngagementState,
} from '#app/work/core/engagements/states.ts';
import { CLOSED } from '#app/work/documents/closed.ts';
import { drawingOf, type DrawingState } from '#app/work/documents/drawing-states.ts';

const TABLES = { ENGAGEMENT_STATE, ITEM_STATE, BOOKING_STATE, ENQUIRY_STATE };
const NEWER = 'of_a_newer_release';

test.each(Object.entries(TABLES))('%s has a row for a state of a newer release', (_, table) => {
  const rows = table as unknown as Record<string, { goesTo: Moves<string> }>;
  expect(rows[NEWER]).toMatchObject({
    desk: { label: 'Set by a newer version' },
    client: { label: 'With us' },
  });
  for (const party of ['firm', 'client', 'site'] as const)
    for (const to of Object.keys(table)) expect(mayMove(rows, party, NEWER, to)).toBe(false);
  expect(Object.keys(table)).not.toContain(NEWER);
});

test('nobody is asked for what has a state of a newer release', () => {
  const [item, work] = [NEWER as ItemState, NEWER as EngagementState];
  expect(isOpenItem({ state: item })).toBe(false);
  expect(isOwedItem({ state: item, isOptional: false })).toBe(false);
  expect([isUnderWay(work), asksQuestions(work)]).toEqual([false, false]);
  const standing = { state: work, startsOn: null, withdrawnOn: null, submittedOn: null, reference: null };
  const open = { toDo: { questions: 0, papers: 4, optional: 0 }, cameIn: 0 };
  expect(sentenceOf({ ...standing, ...open } as Parameters<typeof sentenceOf>[0])).toMatch(/nothing for you/);
});

test('a file with a state of a newer release is handed to nobody', () => {
  const scan = NEWER as ScanState;
  expect([isDangerous(scan), isLost(scan)]).toEqual([true, false]);
  expect(CLOSED[NEWER as keyof typeof CLOSED].mark).toBe('Being checked');
  expect(drawingOf(NEWER as DrawingState)).toMatchObject({ label: null, isDue: false });
});
