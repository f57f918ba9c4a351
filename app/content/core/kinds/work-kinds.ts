import { engagementTypes } from '#content/engagements/engagement-types.ts';
import { isKeyOf } from '#app/platform/core/keys.ts';
import {
  readItems,
  readQuestions,
  writeItems,
  writeQuestions,
} from '#app/work/core/checklists/checklist-text.ts';
import type { EngagementType, KindGroup } from '#app/work/core/engagements/define-engagement.ts';
import { asksTitle } from '#app/work/core/engagements/own-title.ts';
import { readKindSteps, writeKindSteps } from '#app/work/core/inside/kind-steps.ts';
import type { OwnDue } from '#app/work/core/engagements/own-due.ts';
import { UNITS } from '#app/work/core/engagements/own-due.ts';
import { checklistOf, kindsNow, WORK_KINDS } from '#app/work/core/engagements/types.ts';
import { MONTHS } from '#app/firm/core/deadline-rule.ts';
import { TAXPAYER_KINDS } from '#app/platform/db/work-values.ts';
import { defineContent, type Errors } from '../define-content.ts';
import type { ValuesOf } from '../field.ts';
import { workKindFields } from './work-kind-fields.ts';
import { cycleOf, hasDays, periodIn, ruleIn } from './work-kind-rules.ts';

type Values = ValuesOf<typeof workKindFields>;

const FILE: readonly EngagementType[] = engagementTypes;

export const workKinds = defineContent({
  name: WORK_KINDS,
  noun: 'kind of work',
  plural: 'kinds of work',
  about:
    'What the firm does for clients, with its due day, letter, price, questions and papers. Work that has begun keeps the version with which it began; nobody is mailed when a kind changes.',
  permission: 'kinds',
  fields: workKindFields,
  file: FILE,
  grows: true,
  idOf: ({ id }) => id,
  titleOf: ({ name }) => name,
  valuesOf,
  itemOf,
  asVersion: (item, version) => ({ ...item, version }),
  check,
  checkAmong: ({ name, period }, _, id) => {
    const [same, before] = [
      kindsNow().find((one) => one.id !== id && one.name.toLowerCase() === name.toLowerCase()),
      kindsNow().find((one) => one.id === id),
    ];
    return {
      name: same && 'Another kind of work is called so: give it a name of its own.',
      period:
        before && periodIn(before) !== period
          ? 'Its work is stored by its periods, so this stays. Add another kind, and retire this one.'
          : undefined,
    };
  },
  startsAs: () => ({ period: 'once', due: 'none', group: 'other-work' }),
  shownOn: ({ id }) => [{ path: `/admin/work?kind=${id}`, label: 'Work of this kind' }],
  shownLater: () => 'Work that begins from now on has it. Work that has begun stays as it was.',
});

function valuesOf(type: EngagementType): Values {
  const { name, group, taxpayers, service, scope, done, isForSars, letter, due } = type;
  const { questions, items } = textsOf(type);
  const rule = ruleIn(type);
  return {
    name,
    group,
    taxpayers,
    service,
    scope,
    done,
    period: periodIn(type),
    asksTitle: asksTitle(type),
    due: rule ? 'law' : (due?.from ?? 'none'),
    rule,
    dueCount: due && 'count' in due ? due.count : null,
    dueUnit: due && 'unit' in due ? due.unit : null,
    dueEvent: due?.from === 'event' ? due.event : null,
    dueDay: due?.from === 'month' ? due.day : null,
    dueMonths: due?.from === 'month' ? due.months : null,
    isForSars,
    needsApproval: type.needsApproval === true,
    needsReview: type.needsReview === true,
    isAskedWithin: type.isAskedWithin === true,
    papersFrom: type.papersFrom ?? null,
    insideSteps: writeKindSteps(type.insideSteps ?? []) || null,
    letter,
    price: type.price ?? null,
    plannedMinutes: type.plannedMinutes ?? null,
    questions: questions || null,
    items: items || null,
  };
}

function textsOf(type: EngagementType): { questions: string; items: string } {
  const list = checklistOf(type);
  return { questions: writeQuestions(list?.questions ?? []), items: writeItems(list?.items ?? []) };
}

function itemOf(values: Values, id: string, file: EngagementType | undefined): EngagementType {
  const { name, group, service, isForSars, letter, price, plannedMinutes } = values;
  const cycle = cycleOf(values.period, ruleOf(values)) ?? { period: 'once', deadline: null };
  const due = dueIn(values, file);
  const month = MONTHS.find((one) => one === values.papersFrom);
  return {
    ...cycle,
    ...(cycle.period === 'once' && values.asksTitle && { asksTitle: true as const }),
    id,
    group: group as KindGroup,
    name,
    taxpayers: nonEmpty(
      TAXPAYER_KINDS.filter((kind) => values.taxpayers.includes(kind)),
      file?.taxpayers,
      'individual',
    ),
    checklist: file?.checklist ?? null,
    letter,
    service,
    isForSars,
    ...(file?.isOurs && { isOurs: true as const }),
    ...(file?.alongside && { alongside: file.alongside }),
    scope: nonEmpty(values.scope, undefined, name),
    done: nonEmpty(values.done, undefined, name),
    ...(due && { due }),
    ...(values.needsApproval && { needsApproval: true as const }),
    ...(values.needsReview && { needsReview: true as const }),
    ...(values.isAskedWithin && { isAskedWithin: true as const }),
    ...(month && { papersFrom: month }),
    ...(values.insideSteps !== null && { insideSteps: readKindSteps(values.insideSteps).things }),
    ...(price !== null && { price }),
    ...(plannedMinutes !== null && { plannedMinutes }),
    ...ownChecklistIn(values, id, file),
  };
}

function ruleOf({ due, rule }: Values): string | null {
  return due === 'law' ? rule : null;
}

/** The file's due day, with its law, if nothing of it was changed. */
function dueIn(values: Values, file: EngagementType | undefined): OwnDue | null {
  const own = countedIn(values);
  const before = file?.due;
  if (own?.from !== 'event' || before?.from !== 'event') return own;
  const isSame = own.event === before.event && own.count === before.count && own.unit === before.unit;
  return isSame ? before : own;
}

function countedIn({ due, dueCount, dueUnit, dueEvent, dueDay, dueMonths }: Values): OwnDue | null {
  const unit = dueUnit !== null && isKeyOf(UNITS, dueUnit) ? dueUnit : null;
  switch (due) {
    case 'none':
    case 'law':
      return null;
    case 'month':
      return dueDay === null || dueMonths === null ? null : { from: 'month', day: dueDay, months: dueMonths };
    case 'period':
    case 'start':
      return dueCount === null || !unit ? null : { from: due, count: dueCount, unit };
    case 'event':
      return dueCount === null || !unit || dueEvent === null
        ? null
        : { from: 'event', event: dueEvent, count: dueCount, unit };
  }
}

/** Undefined if it equals the file's. */
function ownChecklistIn(
  { name, questions, items }: Values,
  id: string,
  file: EngagementType | undefined,
): Pick<EngagementType, 'ownChecklist'> {
  const before = file ? textsOf(file) : { questions: '', items: '' };
  const now = { questions: questions ?? '', items: items ?? '' };
  if (before.questions === now.questions && before.items === now.items) return {};
  if (now.items === '') return { ownChecklist: null };
  const questionsNow = readQuestions(now.questions).things;
  const list = { id: file?.checklist ?? id, name: `Papers: ${name}`, questions: questionsNow };
  return { ownChecklist: { ...list, items: readItems(now.items, questionsNow).things } };
}

function check(values: Values): Errors {
  const { due, period, isForSars, needsApproval, asksTitle: hasTitle } = values;
  return {
    ...dueProblems(values),
    rule: due === 'law' ? ruleProblem(values) : undefined,
    due:
      period === 'once' && (due === 'law' || due === 'period' || due === 'month')
        ? 'What is done once has no period to count from. Choose another way.'
        : undefined,
    asksTitle: hasTitle && period !== 'once' ? 'Recurring work has its period as a title.' : undefined,
    needsApproval:
      needsApproval && !isForSars ? 'Only what is submitted to SARS is approved first.' : undefined,
    insideSteps: joined(readKindSteps(values.insideSteps ?? '').problems),
    ...listProblems(values),
  };
}

function ruleProblem({ period, rule }: Values): string | undefined {
  if (period === 'once') return undefined;
  if (rule === null) return 'Choose the rule.';
  const cycle = cycleOf(period, rule);
  return cycle && hasDays(cycle)
    ? undefined
    : 'This rule has no day for such periods. Choose another rule, or how often it comes.';
}

const MISSING = 'It is needed to count the day.';

function dueProblems({ due, dueCount, dueUnit, dueEvent, dueDay, dueMonths }: Values): Errors {
  const isCounted = due === 'period' || due === 'start' || due === 'event';
  return {
    dueCount: isCounted && dueCount === null ? MISSING : undefined,
    dueUnit: isCounted && dueUnit === null ? MISSING : undefined,
    dueEvent: due === 'event' && dueEvent === null ? 'Say after which day.' : undefined,
    dueDay: due === 'month' && dueDay === null ? MISSING : undefined,
    dueMonths: due === 'month' && dueMonths === null ? MISSING : undefined,
  };
}

/** In characters: nothing beyond is read. */
const MOST_SAID = 600;

function listProblems({ questions, items }: Values): Errors {
  const decisive = readQuestions(questions ?? '');
  if (questions !== null && items === null)
    return { items: 'Questions decide what is asked for. Add a paper, or remove the questions.' };
  const papers = readItems(items ?? '', decisive.things);
  return {
    questions: joined(decisive.problems),
    items: items === null ? undefined : joined(papers.problems),
  };
}

function joined(problems: readonly string[]): string | undefined {
  return problems.join(' ').slice(0, MOST_SAID) || undefined;
}

function nonEmpty<One extends string>(
  values: readonly One[],
  before: readonly [One, ...One[]] | undefined,
  otherwise: One,
): readonly [One, ...One[]] {
  const [first, ...others] = values;
  return first === undefined ? (before ?? [otherwise]) : [first, ...others];
}
