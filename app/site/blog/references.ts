import { figures } from '#content/figures.ts';
import { publishedPages, readSource } from '#app/firm/sources/source.ts';
import { chaptersOf } from '#app/tools/rates/year-tables.ts';
import { lawOf, type Law, type RateSubject } from '#app/tax/rates/law.ts';
import { travelEvidence } from '#app/tax/rates/travel-scales.ts';
import { requireTaxYear } from '#app/tax/tax-years.ts';
import { atDay } from './figures-now.ts';
import { basisOf } from './figure-basis.ts';

/** `pages` are public addresses, those of SARS first. */
export type References = { law: Law[]; pages: string[] };

const CALL = /\{\{([^{}]*)\}\}/g;
const SECTIONS = /\bsections? (\d\w*(?:\(\w+\))*(?:(?:, | and | to )\d\w*(?:\(\w+\))*)*)/gi;

const dated: Record<string, Record<string, { sources: readonly string[] }> | undefined> = {
  ...figures,
  'travel.scale': travelEvidence,
};

/** `named`: Acts and places that the author names. Throws for a figure without a basis. */
export function referencesOf(text: string, named: readonly Law[]): References {
  const calls = [...atDay(text).matchAll(CALL)].map(([, call = '']) => call.trim().split(/\s+/));
  const tables = calls.flatMap(([name = '', year = '']) => tablesOf(name, year));
  const sources = [
    ...tables.flatMap(({ subject, year }) => tableSources(subject, year)),
    ...calls.flatMap(datedSources),
  ];
  const addresses = sources.map((source) => readSource(source).address?.replace(/(?<=\w)\/$/, '') ?? '');
  const pages = publishedPages(addresses);
  return {
    law: mergedLaw([...named, ...tables.map(({ subject }) => lawOf[subject])]),
    pages: pages.filter((page) => new URL(page).pathname !== '/'),
  };
}

export function unnamedSections(text: string, law: readonly Law[]): string[] {
  const known = law.flatMap(({ places }) => places).join(' ');
  const mentioned = [...text.matchAll(SECTIONS)].flatMap(([, list = '']) => list.split(/, | and | to /));
  return mentioned.filter((section) => !known.split(/[ ,]+/).includes(section));
}

function tablesOf(name: string, year: string): { subject: RateSubject; year: string }[] {
  return isDated(name) ? [] : (basisOf(name).tables ?? []).map((subject) => ({ subject, year }));
}

function tableSources(subject: RateSubject, year: string): readonly string[] {
  return [lawOf[subject].sars ?? '', ...(sourcesIn(year).get(subject) ?? [])];
}

/** Cached: the tables of a year take milliseconds, and a text names several. */
const known = new Map<string, ReadonlyMap<string, readonly string[]>>();

/** Of the tables of a year, by subject. */
function sourcesIn(year: string): ReadonlyMap<string, readonly string[]> {
  const made = known.get(year);
  if (made) return made;
  const tables = chaptersOf(requireTaxYear(Number(year))).flatMap((chapter) => chapter.tables);
  // The first table of a subject wins, as a reader finds it.
  const sources = new Map(tables.toReversed().map(({ id, sources: own }) => [id, own]));
  known.set(year, sources);
  return sources;
}

function datedSources([name = '', ...args]: string[]): readonly string[] {
  const figure = isDated(name) ? name : args.find(isDated);
  const period = isDated(name) ? args[0] : args[1];
  if (figure) return dated[figure]?.[period ?? '']?.sources ?? [];
  return (basisOf(name).dated ?? []).flatMap((other) =>
    Object.values(dated[other] ?? {}).flatMap(({ sources }) => sources),
  );
}

function isDated(name: string): boolean {
  return Object.hasOwn(dated, name);
}

function mergedLaw(all: readonly Law[]): Law[] {
  const acts = [...new Set(all.map(({ act }) => act))];
  return acts.map((act) => ({
    act,
    places: [...new Set(all.filter((law) => law.act === act).flatMap(({ places }) => places))],
  }));
}
