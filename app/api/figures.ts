import { hundredths, type Json } from './json.ts';

export type Figure = { unit: 'rand' | 'percent'; about: string };

export type Figures<Result> = { readonly [Name in keyof Result]?: Figure };

export const rand = (about: string): Figure => ({ unit: 'rand', about });
export const percent = (about: string): Figure => ({ unit: 'percent', about });

/** Writes cents and basis points as rand and percent. Throws TypeError for what is not a number. */
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
