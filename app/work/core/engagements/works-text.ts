import type { EngagementType } from './define-engagement.ts';

/** What decides which of several pieces of work is named first. `waits`: the client has something to do or to read. */
export type Placed = {
  id: string;
  title: string;
  type: EngagementType | null;
  isOffered: boolean;
  waits: boolean;
  dueOn: string | null;
};

/** In mails and on the client's home: proposals, whom we act for, what waits by its day, the rest; then by title. */
export function byTurn(one: Placed, other: Placed): number {
  return (
    rankOf(one) - rankOf(other) ||
    (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999') ||
    one.title.localeCompare(other.title) ||
    one.id.localeCompare(other.id)
  );
}

function rankOf({ type, isOffered, waits }: Placed): number {
  if (isOffered) return 0;
  if (!waits) return 3;
  return isIdentification({ type }) ? 1 : 2;
}

/** The list by which we identify whom we act for: the one kind of work without a letter. */
export function isIdentification({ type }: Pick<Placed, 'type'>): boolean {
  return type?.letter === null;
}

/** `VAT return and 2 more` */
export function andMore(text: string, more: number): string {
  return more > 0 ? `${text} and ${more} more` : text;
}

type Named = { title: string; taxpayer: string };

/** `VAT return and 2 more, Kgosi Plumbing`; of several taxpayers `VAT return, Kgosi Plumbing, and 2 more`. */
export function worksText([first, ...others]: readonly [Named, ...Named[]], unnamed = 0): string {
  const { title, taxpayer } = first;
  const more = others.length + unnamed;
  const isOfOne = unnamed === 0 && others.every((other) => other.taxpayer === taxpayer);
  return isOfOne ? `${andMore(title, more)}, ${taxpayer}` : andMore(`${title}, ${taxpayer},`, more);
}
