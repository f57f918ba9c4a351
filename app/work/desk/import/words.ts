/** How people write “none” or “not known”. */
export const NOTHING =
  /^(?:[-–—?.]+|n\/?a|n\.?v\.?t\.?|none|nil|geen|nie (?:van toepassing|bekend|geregistreer)|tb[ac]|unknown|onbekend|pending|not (?:applicable|known|registered|reg\.?|vat registered))$/i;

/** In small letters without accents, spaces, signs and digits: `Reg. No` is `regno`. */
export function plainHeading(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '');
}

/** The name of the last line of many lists. */
export const TOTAL = /^(?:grand |sub-?)?tota?al?s?\b[\s:]*\d*$/i;
