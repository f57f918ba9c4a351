import { expect } from 'vitest';
import { fillFigures } from './figures.ts';

export function plain(text: string): string {
  return fillFigures(text).replaceAll('\u202f', ' ');
}

export function expectRefused(texts: readonly string[]): void {
  for (const text of texts) expect(() => fillFigures(text), text).toThrow();
}
