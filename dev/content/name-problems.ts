import { plans as firmPlans } from '#content/plans.ts';
import { engagementTypes } from '#content/engagements/engagement-types.ts';
import { everyType } from '#app/tools/calculators/calculators.ts';
import type { Service } from '#app/firm/core/service-files.ts';
import { problem, type Problem, type Source } from './sources.ts';

const IDS = /'([\w-]+)'/g;

/** By file, places that name plans; in every file `plans` and `buildsOn` do. */
const PLAN_PLACES: Record<string, RegExp> = {
  'content/tools.ts': /^ {4}(?:plan|partPlan): (?:\{ [\w-]+: )?'([^']+)'/gm,
  'content/engagements/plan-engagements.ts': /^ {2}'?([\w-]+)'?[:,]/gm,
  'content/upkeep.ts': IDS,
};
const PLAN = /^plan: ([\w-]+)$/gm;
const PLANS = /^ *plans:\s*\[([^\]]*)\]/gm;
const BUILDS_ON = /\bbuildsOn: '([^']*)'/g;
const SERVICES = /^ *services: \[([^\]]*)\]/gm;

export function planProblems(source: Source, plans: readonly { id: string }[] = firmPlans): Problem[] {
  const place = PLAN_PLACES[source.file];
  return [
    ...listed(source, PLANS),
    ...listed(source, BUILDS_ON),
    ...(source.file.endsWith('.md') ? listed(source, PLAN) : []),
    ...(place ? listed(source, place) : []),
  ]
    .filter(({ id }) => plans.every((plan) => plan.id !== id))
    .map(({ id, index }) => problem(source, index, `content/plans.ts has no plan '${id}'`));
}

export function serviceProblems(source: Source, shown: readonly Service[]): Problem[] {
  const services = new Set(shown.map(({ id }) => id));
  const none = (service: string) => `there is no service page content/service-pages/${service}.md`;
  if (source.file === 'content/consultations.ts')
    return listed(source, SERVICES)
      .filter(({ id }) => !services.has(id))
      .map(({ id, index }) => problem(source, index, none(id)));
  if (source.file !== 'content/engagements/plan-engagements.ts') return [];
  return listed(source, IDS).flatMap(({ id, index }) => {
    const type = engagementTypes.find((type) => type.id === id);
    return !type || services.has(type.service)
      ? []
      : [problem(source, index, `'${id}' is not offered: ${none(type.service)}`)];
  });
}

export function calculatorProblems(source: Source): Problem[] {
  if (source.file !== 'content/calculators.ts') return [];
  return listed(source, IDS)
    .filter(({ id }) => everyType.every((type) => type !== id))
    .map(({ id, index }) => problem(source, index, `there is no calculator '${id}'`));
}

/** Each id with its place in the file; a match may hold several, with or without quotes. */
function listed({ text }: Source, place: RegExp): { id: string; index: number }[] {
  return [...text.matchAll(place)].flatMap(({ 0: whole, 1: inside = '', index }) => {
    const start = index + whole.lastIndexOf(inside);
    return [...inside.matchAll(/[\w-]+/g)].map((word) => ({ id: word[0], index: start + word.index }));
  });
}
