import { hundredths, type Json } from './json.ts';

/** A figure of a result: rand or percent, both printed with two decimals. */
export type Figure = { unit: 'rand' | 'percent'; about: string };

/** Figures by the result's own names, in the order in which they are sent. */
export type Figures<Result> = { readonly [Name in keyof Result]?: Figure };

export const rand = (about: string): Figure => ({ unit: 'rand', about });
export const percent = (about: string): Figure => ({ unit: 'percent', about });

/** The figures of `result`: cents and basis points, written as rand and percent. Throws TypeError for one that is not a number. */
export function figuresOf(result: object, names: readonly string[]): Json {
  const values = new Map<string, unknown>(Object.entries(result));
  return Object.fromEntries(
    names.map((name) => {
      const value = values.get(name);
      if (typeof value !== 'number') throw new TypeError(`the result has no figure ${name}`);
      return [name, hundredths(value)];
    }),
  );
}
