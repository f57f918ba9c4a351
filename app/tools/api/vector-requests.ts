import type { Json } from './json.ts';
import type { RequestSchema } from './openapi.ts';

type Property = { [keyword: string]: Json };

const CENTS = 100;
const OFTEN_GIVEN = 0.5;
const SMALLEST = 3.5;
const LARGEST = 7.5;
/** Shares of the amount: optional amounts are part of the others. */
const REQUIRED_PARTS = [0.3, 1] as const;
const OPTIONAL_PARTS = [0.01, 0.3] as const;
const NEWEST = 0.25;
const DAYS_IN_YEAR = 365;
const MONTHS = 12;
/** The first year with known limits of VAT registration. */
const FIRST_WITH_LIMITS = 2015;

/** From 0 to 1, always the same for a name (mulberry32). */
export function seededRandom(name: string): () => number {
  let state = [...name].reduce((sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0), 7);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function drawRequest({ properties, required }: RequestSchema, random: () => number) {
  const years = properties.taxYear?.enum;
  const newest = Array.isArray(years) ? Number(years.at(-1)) : 0;
  const taxYear = random() < NEWEST || !Array.isArray(years) ? newest : Number(pick(years, random));
  const basis = random() < 0.85 ? 'sars' : 'firm';
  const size = 10 ** (SMALLEST + (LARGEST - SMALLEST) * random());
  const drawn = Object.entries(properties).flatMap(([name, property]) => {
    if (name === 'taxYear' || name === 'basis') return [];
    const isRequired = required.includes(name);
    if (!isRequired && random() > OFTEN_GIVEN) return [];
    const [least, most] = isRequired ? REQUIRED_PARTS : OPTIONAL_PARTS;
    const rand = size * (least + (most - least) * random());
    return [[name, drawValue(property, { rand, taxYear, random })] as const];
  });
  return { basis, taxYear, ...Object.fromEntries(drawn) };
}

type Draw = { rand: number; taxYear: number; random: () => number };

function drawValue(property: Property, { rand, taxYear, random }: Draw): Json {
  const { enum: choices, anyOf, type, format, minimum, maximum } = property;
  if (Array.isArray(choices)) return pick(choices, random);
  if (type === 'boolean') return random() < 0.5;
  if (format === 'date') return dayIn(taxYear, random);
  if (format === 'month') return dayIn(taxYear, random).slice(0, 7);
  if (format === 'month-lines') return monthLines(rand, taxYear, random);
  if (type === 'integer') return whole(minimum, maximum, random);
  if (type === 'array') return [];
  if (!Array.isArray(anyOf)) return drawAmount(rand, random);
  const form = pick(anyOf, random) as Property;
  if (form.const !== undefined) return form.const;
  return form.type === 'integer' ? whole(form.minimum, form.maximum, random) : drawAmount(rand, random);
}

function drawAmount(rand: number, random: () => number): string {
  const cents = random() < 0.6 ? Math.ceil(rand / 100) * 100 * CENTS : Math.round(rand * CENTS);
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function monthLines(rand: number, startYear: number, random: () => number): string {
  const first = Math.max(FIRST_WITH_LIMITS, startYear - 1) * MONTHS + 2;
  const months = 1 + Math.floor(random() * 24);
  return Array.from({ length: months }, (_, index) => {
    const month = first + index;
    const name = `${Math.floor(month / MONTHS)}-${String((month % MONTHS) + 1).padStart(2, '0')}`;
    return `${name}, ${drawAmount(rand * (0.05 + 0.2 * random()), random)}`;
  }).join('\n');
}

function dayIn(startYear: number, random: () => number): string {
  const day = new Date(Date.UTC(startYear, 2, 1 + Math.floor(random() * DAYS_IN_YEAR)));
  return day.toISOString().slice(0, 10);
}

function whole(minimum: Json | undefined, maximum: Json | undefined, random: () => number): number {
  const least = typeof minimum === 'number' ? minimum : 0;
  const most = typeof maximum === 'number' ? maximum : least + 100;
  return least + Math.floor(random() * (most - least + 1));
}

function pick(from: readonly Json[], random: () => number): Json {
  return from[Math.floor(random() * from.length)] ?? null;
}
