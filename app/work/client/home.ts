import type { EngagementLine } from '#app/work/core/engagements/find.server.ts';
import type { TaxpayerKind } from '#app/work/core/engagements/define-engagement.ts';
import { ENGAGEMENT_STATE, isEnded, isOffered } from '#app/work/core/engagements/states.ts';
import { lastDayOf } from '#app/work/core/engagements/last-day.ts';
import { countText, toDoText } from '#app/work/core/engagements/to-do.ts';
import { andMore, byTurn, isIdentification } from '#app/work/core/engagements/works-text.ts';
import { dayText } from '#app/platform/core/time.ts';
import type { OpenProposal } from './open-proposals.server.ts';

export type WaitingThing = {
  of: readonly string[];
  path: string;
  title: string;
  taxpayer: string;
  taxpayerId: string;
  what: string[];
  dueOn: string | null;
};

type Line = Pick<EngagementLine, 'id' | 'title' | 'state' | 'cameIn' | 'startsOn' | 'withdrawnOn' | 'dueOn'>;

export type Standing = { id: string; name: string; kind: TaxpayerKind; current: Line[]; ended: Line[] };

type Others = { proposals: readonly OpenProposal[]; unopened: ReadonlyMap<string, number> };

export function waitingFor(
  engagements: readonly EngagementLine[],
  { proposals, unopened }: Others,
): WaitingThing[] {
  const works = engagements
    .map((one) => ({ ...one, isOffered: isOffered(one.state), waits: true }))
    .toSorted(byTurn);
  const offered = proposals
    .flatMap((proposal) => proposalLine(proposal, works))
    .toSorted((one, other) => placeOf(one, works) - placeOf(other, works));
  const open = works.flatMap((engagement): WaitingThing[] => {
    const what = [
      toDoText({
        questions: engagement.questions,
        papers: engagement.toDo,
        approvals: engagement.approvals,
        signatures: engagement.signatures,
      }),
      atLeastOne(engagement.unread, 'message', 'messages'),
      atLeastOne(unopened.get(engagement.id) ?? 0, 'document for you', 'documents for you'),
    ].filter((line) => line !== null);
    const { id, title, taxpayer, dueOn, toDo, approvals, questions } = engagement;
    if (what.length === 0) return [];
    return [
      {
        of: [id],
        path: `/work/${id}`,
        title,
        taxpayer: taxpayer.name,
        taxpayerId: taxpayer.id,
        what,
        dueOn: toDo + approvals + questions > 0 ? dueOn : null,
      },
    ];
  });
  return [...offered, ...open];
}

export function identificationFirst<Line extends Pick<EngagementLine, 'type'>>(
  engagements: readonly Line[],
): Line[] {
  return [
    ...engagements.filter(isIdentification),
    ...engagements.filter((engagement) => !isIdentification(engagement)),
  ];
}

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
  { id, plan, engagementIds, expiresAt }: OpenProposal,
  engagements: readonly EngagementLine[],
): WaitingThing[] {
  const offered = engagements.filter((engagement) => engagementIds.includes(engagement.id));
  const [first] = offered;
  if (!first) return [];
  const others = offered.length - 1;
  const name = plan && others > 0 ? `${plan}, ${others + 1} letters` : andMore(first.title, others);
  return [
    {
      of: offered.map((engagement) => engagement.id),
      path: `/proposal/${id}`,
      title: `Our proposal: ${name}`,
      taxpayer: first.taxpayer.name,
      taxpayerId: first.taxpayer.id,
      what: [`open until ${dayText(lastDayOf(expiresAt))}`],
      dueOn: null,
    },
  ];
}

function lineOf({ id, title, state, cameIn, startsOn, withdrawnOn, dueOn }: EngagementLine): Line {
  const isDue = ENGAGEMENT_STATE[state].countsAsLate;
  return { id, title, state, cameIn, startsOn, withdrawnOn, dueOn: isDue ? dueOn : null };
}

function atLeastOne(count: number, one: string, many: string): string | null {
  return count > 0 ? countText(count, one, many) : null;
}

function placeOf({ of }: WaitingThing, works: readonly Pick<Line, 'id'>[]): number {
  return works.findIndex(({ id }) => of.includes(id));
}
