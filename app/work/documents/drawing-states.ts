import { defineStates, statesThat } from '#app/platform/core/states.ts';
import type { DRAWING_STATES } from '#app/platform/db/work-values.ts';

export type DrawingState = (typeof DRAWING_STATES)[number];

type Row = {
  label: string | null;
  isDue: boolean;
  isJoinable: boolean;
};

/** Of the small picture of a photo; null, in no row: it is drawn, or never will be. */
const DRAWING_STATE: Record<DrawingState, Row> = defineStates<Record<DrawingState, Row>>(
  {
    waiting: { label: null, isDue: true, isJoinable: true },
    damaged: { label: 'This photo cannot be read', isDue: false, isJoinable: false },
    cut: { label: 'Part of this photo is missing', isDue: false, isJoinable: true },
  },
  { label: null, isDue: false, isJoinable: false },
);

export const TO_DRAW = statesThat(DRAWING_STATE, ({ isDue }) => isDue);

const WHOLE = { label: null, isDue: false, isJoinable: true } satisfies Row;

export function drawingOf(drawing: DrawingState | null): Row {
  return drawing ? DRAWING_STATE[drawing] : WHOLE;
}
