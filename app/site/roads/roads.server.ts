import type { ToolId } from '#content/tools.ts';
import { bookPath } from '#app/firm/contact/book-path.ts';
import { findPlan, priceOf } from '#app/firm/core/plans.ts';
import { services } from '#app/firm/core/services.ts';
import { peopleOf } from '#app/firm/people/people.ts';
import { notFound } from '#app/platform/http/responses.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { withPrices } from '#app/site/blog/prices-in-texts.ts';
import { nextDates, openSeasons } from '#app/site/service-pages/next-dates.ts';
import { doors } from '#app/tools/calculators/doors.ts';
import type { Question } from './question-list.tsx';
import type { Road } from './road.ts';

const texts = import.meta.glob<Road>('/content/roads/*.md', { eager: true, import: 'default' });

export const answers = Object.entries(texts)
  .map(([file, road]) => ({ ...road, path: pathOf(/([\w-]+)\.md$/.exec(file)?.[1] ?? '') }))
  .toSorted((one, other) => one.place - other.place);

export const roads = answers.filter(({ within }) => !within);

export const questions: Question[] = roads.map(({ question, path, opens }) => ({
  question,
  path: (opens && doorsOf([opens])[0]?.to) ?? path,
}));

export function questionOf(tool: ToolId): Question | null {
  const road = roads.find(({ tools }) => tools.some((id) => id === tool));
  return road ? lineOf(road) : null;
}

export function toolsByQuestion() {
  const answered = new Set<string>(roads.flatMap(({ tools }) => tools));
  return {
    answered: roads.map(({ question, path, tools }) => ({ question, path, doors: doorsOf(tools) })),
    others: doors.filter(({ tool }) => !answered.has(tool)),
  };
}

/** Throws 404 for an unknown question. */
export function loadRoad(path: string, today = southAfricanDay()) {
  const road = answers.find((road) => road.path === path);
  if (!road) throw notFound();
  const plan = findPlan(road.plan);
  const service = services.find(({ id }) => id === road.service)?.path ?? null;
  const [person] = peopleOf(service ?? '');
  return withPrices({
    ...road,
    ...neighboursOf(road),
    doors: doorsOf(road.tools),
    ways: road.ways.flatMap(({ label, tool }) => doorsOf([tool]).map(({ to }) => ({ label, to }))),
    service,
    talk: bookPath(service ? { service: road.service, ...(person && { with: person.id }) } : null),
    offer: plan && { id: plan.id, title: plan.title, price: priceOf(plan), period: plan.period },
    nextDates: road.dates ? nextDates(road.dates, today) : [],
    openSeasons: road.dates ? openSeasons(road.dates, today) : [],
  });
}

/** The question above it, and the others there: below or beside it. */
function neighboursOf({ path, within }: (typeof answers)[number]) {
  const above = within ? pathOf(within) : path;
  const parent = roads.find((road) => road.path === above);
  const also = answers.filter((one) => one.within && pathOf(one.within) === above && one.path !== path);
  return { parent: within && parent ? lineOf(parent) : null, also: also.map(lineOf) };
}

function lineOf({ question, path }: Question): Question {
  return { question, path };
}

function pathOf(name: string): string {
  return `/questions/${name}`;
}

function doorsOf(tools: Road['tools']) {
  return tools.flatMap((id) => doors.filter(({ tool }) => tool === id));
}
