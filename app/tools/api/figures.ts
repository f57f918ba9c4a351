import { hundredths, type Json } from './json.ts';

export type Figure = { unit: 'rand' | 'percent'; about: string; orNull?: true };

export const rand = (about: string): Figure => ({ unit: 'rand', about });
export const randOrNull = (about: string): Figure => ({ unit: 'rand', about, orNull: true });
export const percent = (about: string): Figure => ({ unit: 'percent', about });

/** Throws TypeError for anything but a number or an expected null. */
export function figuresOf(result: object, figures: Readonly<Record<string, Figure>>): Json {
  const values = new Map<string, unknown>(Object.entries(result));
  return Object.fromEntries(
    Object.entries(figures).map(([name, { orNull }]) => {
      const value = values.get(name);
      if (orNull && value === null) return [name, null];
      if (typeof value !== 'number') throw new TypeError(`the result has no figure ${name}`);
      return [name, hundredths(value)];
    }),
  );
}
