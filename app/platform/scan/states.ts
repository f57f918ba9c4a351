import { defineStates, statesThat, type Moves } from '#app/platform/core/states.ts';
import type { SCAN_STATES } from '#app/platform/db/scan-values.ts';

export type ScanState = (typeof SCAN_STATES)[number];

type Row = {
  /** `unscanned`: only by a site that has no scanner. */
  handedOut: 'always' | 'unscanned' | 'never';
  isLost: boolean;
  isDue: boolean;
  goesTo: Moves<ScanState>;
};

/** What a reader is told stands where it is shown. */
export const SCAN_STATE = {
  waiting: {
    handedOut: 'unscanned',
    isLost: false,
    isDue: true,
    goesTo: { site: ['clean', 'infected', 'missing'] },
  },
  clean: { handedOut: 'always', isLost: false, isDue: false, goesTo: { site: ['missing'] } },
  infected: { handedOut: 'never', isLost: false, isDue: false, goesTo: {} },
  missing: { handedOut: 'unscanned', isLost: true, isDue: false, goesTo: { site: ['waiting'] } },
} as const satisfies Record<ScanState, Row>;

const TABLE = defineStates<Record<ScanState, Row>>(SCAN_STATE, {
  handedOut: 'never',
  isLost: false,
  isDue: false,
  goesTo: {},
});

type StatesWith<Part> = {
  [State in ScanState]: (typeof SCAN_STATE)[State] extends Part ? State : never;
}[ScanState];

export type ClosedScan = Exclude<ScanState, StatesWith<{ handedOut: 'always' }>>;
export type HeldScan = Exclude<ClosedScan, StatesWith<{ isLost: true }>>;

export const CLEAN = statesThat(TABLE, ({ handedOut }) => handedOut === 'always');
export const SAFE_UNSCANNED = statesThat(TABLE, ({ handedOut }) => handedOut !== 'never');
export const LOST = statesThat(TABLE, ({ isLost }) => isLost);
export const TO_SCAN = statesThat(TABLE, ({ isDue }) => isDue);
export const USABLE = statesThat(TABLE, ({ handedOut, isLost }) => handedOut !== 'never' && !isLost);

export function isDangerous(state: ScanState): boolean {
  return TABLE[state].handedOut === 'never';
}

export function isLost(state: ScanState | null): boolean {
  return state !== null && TABLE[state].isLost;
}
