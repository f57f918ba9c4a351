import type { EngagementLine } from '#app/work/core/engagements/find.server.ts';
import type { TaxpayerKind } from '#app/work/core/engagements/define-engagement.ts';
import { ENGAGEMENT_STATE, isEnded } from '#app/work/core/engagements/states.ts';
import { lastDayOf } from '#app/work/core/engagements/last-day.ts';
import { dayText } from '#app/platform/core/time.ts';
import type { OpenProposal } from './open-proposals.server.ts';

export type WaitingThing = {
  /** The engagements that the line is about. */
  of: readonly string[];
  path: string;
  title: string;
  taxpayer: string;
  what: string[];
  dueOn: string | null;
};

type Line = Pick<EngagementLine, 'id' | 'title' | 'state' | 'startsOn' | 'dueOn'>;

export type Standing = { id: string; name: string; kind: TaxpayerKind; current: Line[]; ended: Line[] };

type Others = { proposals: readonly OpenProposal[]; unopened: ReadonlyMap<string, number> };

export function waitingFor(
  engagements: readonly EngagementLine[],
  { proposals, unopened }: Others,
): WaitingThing[] {
  const offered = proposals.flatMap((proposal) => proposalLine(proposal, engagements));
  const open = identificationFirst(engagements).flatMap((engagement): WaitingThing[] => {
    const what = [
      engagement.questions > 0 && countText(engagement.questions, 'question', 'questions'),
      engagement.toDo > 0 && countText(engagement.toDo, 'thing to send', 'things to send'),
      engagement.unread > 0 && countText(engagement.unread, 'message', 'messages'),
      countText(unopened.get(engagement.id) ?? 0, 'document for you', 'documents for you'),
    ].filter((line) => line !== false);
    const { id, title, taxpayer, dueOn, toDo, questions } = engagement;
    if (what.length === 0) return [];
    return [
      {
        of: [id],
        path: `/work/${id}`,
        title,
        taxpayer: taxpayer.name,
        what,
        dueOn: toDo + questions > 0 ? dueOn : null,
      },
    ];
  });
  return [...offered, ...open];
}

/** The list by which we identify whom we act for: the one kind of work without a letter. */
export function isIdentification({ type }: Pick<EngagementLine, 'type'>): boolean {
  return type?.letter === null;
}

export function identificationFirst<Line extends Pick<EngagementLine, 'type'>>(
  engagements: readonly Line[],
): Line[] {
  return [
    ...engagements.filter(isIdentification),
    ...engagements.filter((engagement) => !isIdentification(engagement)),
  ];
}

/** Of each taxpayer, what stands in no line of `waiting`. */
export function standingOf(
  taxpayers: readonly { id: string; name: string; kind: TaxpayerKind }[],
  engagements: readonly EngagementLine[],
  waiting: readonly Pick<WaitingThing, 'of'>[],
): Standing[] {
  const named = new Set(waiting.flatMap(({ of }) => of));
  return taxpayers.map(({ id, name, kind }) => {
    const own = engagements.filter((one) => one.taxpayer.id === id && !named.has(one.id)).map(lineOf);
    const isOver = ({ state }: Line) => isEnded(state);
    return { id, name, kind, current: own.filter((line) => !isOver(line)), ended: own.filter(isOver) };
  });
}

function proposalLine(
  { id, engagementIds, expiresAt }: OpenProposal,
  engagements: readonly EngagementLine[],
): WaitingThing[] {
  const offered = engagements.filter((engagement) => engagementIds.includes(engagement.id));
  const [first] = offered;
  if (!first) return [];
  const more = offered.length > 1 ? ` and ${offered.length - 1} more` : '';
  return [
    {
      of: offered.map((engagement) => engagement.id),
      path: `/proposal/${id}`,
      title: `Our proposal: ${first.title}${more}`,
      taxpayer: first.taxpayer.name,
      what: [`open until ${dayText(lastDayOf(expiresAt))}`],
      dueOn: null,
    },
  ];
}

function lineOf({ id, title, state, startsOn, dueOn }: EngagementLine): Line {
  return { id, title, state, startsOn, dueOn: ENGAGEMENT_STATE[state].countsAsLate ? dueOn : null };
}

function countText(count: number, one: string, many: string): string | false {
  return count > 0 && `${count} ${count === 1 ? one : many}`;
}
