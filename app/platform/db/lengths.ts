export type Length = readonly [least: number, most: number];

/** In characters. The column's check, the form and the form's sentences read them. */
export const LENGTHS = {
  email: [3, 255],
  entityName: [1, 200],
  listDescription: [0, 1000],
  listLink: [0, 500],
  listName: [1, 200],
  logoAlt: [1, 200],
  message: [20, 2000],
  personName: [2, 100],
  position: [1, 100],
  question: [1, 2000],
  reasonToDecline: [1, 1000],
  savedTitle: [1, 200],
  subject: [10, 200],
  timeOffReason: [1, 200],
  videoLink: [9, 300],
  workTitle: [2, 100],
} as const satisfies Record<string, Length>;

export function atMost([, most]: Length): string {
  return `at most ${grouped(most)} characters`;
}

export function between([least, most]: Length): string {
  return `${least} to ${grouped(most)} characters.`;
}

export function atLeast([least]: Length): string {
  return `at least ${least} characters`;
}

export function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ' ');
}
