import * as z from 'zod/mini';

/** The income tax reference number, without its separators. */
export const taxNumber = z.string().check(
  z.overwrite((text) => text.replaceAll(/[\s/-]/g, '')),
  z.regex(/^\d{10}$/, 'The income tax reference number has ten digits.'),
);
