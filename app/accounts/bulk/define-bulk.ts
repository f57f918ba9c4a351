import type { FirmActor } from '#app/accounts/core/actor.ts';
import type { Permission } from '#app/accounts/core/roles.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import type { MailMessage } from '#app/platform/mail/outgoing.ts';

export type Things = {
  one: string;
  many: string;
  find(me: FirmActor, ids: readonly string[]): Promise<NamedRecord[]>;
};

export type NamedRecord = { id: string; name: string; path: string };

/** Who would be mailed. `people`: addresses. `example`: one of the mails. */
export type Mailing = {
  clients: number;
  people: number;
  example: Pick<MailMessage, 'to' | 'subject' | 'text'> | null;
};

/** Who will be mailed automatically, long after the act. `lines`: on which day how many. */
export type MailedLater = Mailing & { lines: string[] };

export type QuestionField = {
  name: string;
  label: string;
  hint?: string;
  kind: 'day' | 'text' | 'tick' | 'choice';
  options?: { value: string; label: string }[];
  /** Of a tick: empty if off. */
  value: string;
  latest?: string;
  maxLength?: number;
  isRequired?: boolean;
};

export type QuestionForm = {
  lines: string[];
  fields: QuestionField[];
  /** The label of a button that shows the question again with what is typed: `Show who gets it`. */
  look?: string;
  /** One for each record, `each.ID` in the form: only records with a value, which may be empty. */
  each?: { label: string; maxLength: number; values: Record<string, string> };
  notes: Record<string, string[]>;
};

/** How a left-out record can take part: `label` names the repair, `field` is the field on the record's page. */
export type Mend = { label: string; field: string };

export type Task<Choice> = {
  me: FirmActor;
  id: string;
  /** Of the record when it was ticked. */
  version: number;
  choice: Choice;
  /** For this record only, set when the run started. */
  given: object | null;
  now: Date;
  ids(): Promise<string[]>;
  /** The undoable changes of the same run so far. */
  earlier(): Promise<object[]>;
};

/** `past`: what Undo needs; without it nothing was changed. `made`: the id of the new record. */
export type Done<Past, Why> = { state: 'done'; past?: Past; made?: string; why?: Why };

type Left<Why> = { state: 'left'; why: Why };

const ONE = { it: 'it', them: 'it', its: 'its', has: 'has', is: 'is', does: 'does' };
const SEVERAL: typeof ONE = { it: 'they', them: 'them', its: 'their', has: 'have', is: 'are', does: 'do' };

/** Why `3 engagements` were left out or not undone. */
export type Reason = (many: string, words: typeof ONE) => string;

export const REASONS = {
  changed: (many) => `${many} left alone: changed meanwhile`,
  forbidden: (many) => `${many} left alone: your role does not allow it any more`,
  same: (many) => `${many} left out: already so`,
  failed: (many) => `${many} left alone after an error of the site: try again`,
} satisfies Record<string, Reason>;

export type CommonReason = keyof typeof REASONS;

export type BulkAct<
  Choice extends object = object,
  Past extends object = object,
  Why extends string = string,
> = {
  /** Stored with its runs: a renamed act loses them. */
  name: string;
  permission: Permission;
  things: Things;
  /** Must accept what the previous release has stored. */
  choice: { parse(stored: unknown): Choice };
  /** Up to this many are done within the request, which returns to the list. Default: 10. */
  atOnce?: number;
  /** Above this many records the site asks first, even if no client is mailed. */
  mostUnasked?: number;
  /** `set 3 engagements to “Done”`. */
  asks(many: string, choice: Choice): string;
  /** `3 engagements set to “Done”`. */
  did(many: string, choice: Choice, me: string): string;
  /** The present state of records that are left out as `same`: `“Done”`, `assigned to you`. */
  already?(choice: Choice, me: string): string;
  /** A sentence on what looks mistyped; a second press does it anyway. */
  doubt?(me: FirmActor, ids: readonly string[], choice: Choice): Promise<string | null>;
  nothing?: string;
  reasons: Record<Why, Reason>;
  /** For reasons that an entry on the record's own page removes. */
  mends?: Partial<Record<Why, Mend>>;
  /** One record, in its own transaction: a crash leaves it done or untouched. */
  change(
    tx: Transaction,
    task: Task<Choice>,
  ): Promise<Done<Past, Why | CommonReason> | Left<Why | CommonReason>>;
  /** Reverts one; else says why not. Missing: the act has no Undo. */
  undo?(
    tx: Transaction,
    task: { me: FirmActor; id: string; past: Past; now: Date },
  ): Promise<Why | CommonReason | null>;
  /** Beside the button that undoes all of it: what else that does. */
  undoing?(): string;
  /** For the page of the run: the change itself, such as the old price and the new one. */
  changes?(pasts: readonly Past[]): string[];
  /** Those of `runIds` that can still be undone, at least in part; missing: all. */
  undoable?(runIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** The site asks first if this is more than one client. */
  mailing?(me: FirmActor, ids: readonly string[], choice: Choice): Promise<Mailing>;
  /** The site asks first if this is more than one client; nobody types the number of people. */
  later?(me: FirmActor, ids: readonly string[], choice: Choice): Promise<MailedLater>;
  /** Those of `ids` that are left out whatever the answer, and why: the question counts them apart. */
  leaves?(
    me: FirmActor,
    ids: readonly string[],
    choice: Choice,
  ): Promise<ReadonlyMap<string, Why | CommonReason>>;
  /** More fields of that question; with them the site asks even if nobody is mailed. Null: none. */
  ask?(me: FirmActor, ids: readonly string[], choice: Choice): Promise<QuestionForm | null>;
  answer?(form: FormData, choice: Choice): { choice: Choice } | { errors: Record<string, string> };
  /** While true, nothing can be started: the choice is incomplete, so its effect cannot be shown. */
  isOpen?(choice: Choice): boolean;
  /** Follows what was done, if it can be undone: who is mailed about it, and when. */
  isTold?(): string;
  /** For the question: what is written, and what cannot be undone. */
  writes?(choice: Choice): readonly string[];
  /** Links in the question to pages that do more than this act. */
  elsewhere?(
    me: FirmActor,
    ids: readonly string[],
    choice: Choice,
  ): Promise<{ label: string; path: string }[]>;
  /** Shown where somebody is mailed. */
  isFinal?(choice: Choice): readonly string[];
};

export function defineBulk<Choice extends object, Past extends object, Why extends string>(
  act: BulkAct<Choice, Past, Why>,
): BulkAct<Choice, Past, Why> {
  return act;
}

export function countOf(count: number, { one, many }: Pick<Things, 'one' | 'many'>): string {
  return count === 1 ? `one ${one}` : `${count} ${many}`;
}

/** `by`: null for the reader, empty for a former colleague. */
export function whatWasDone(by: string | null): string {
  return by === null ? 'What you did' : `What ${by || 'a former colleague'} did`;
}

export function mailedText(people: number): string {
  if (people === 0) return 'Nobody gets a mail';
  return people === 1 ? 'One person gets a mail' : `${people} people get a mail`;
}

type LeftOut = { act: BulkAct; choice: object; reader: string; why: string };

export function reasonText({ act, choice, reader, why }: LeftOut, count: number | 'this'): string {
  const reasons: Record<string, Reason> = { ...REASONS, ...act.reasons };
  const which = count === 'this' ? `this ${act.things.one}` : countOf(count, act.things);
  const so = why === 'same' && act.already?.(choice, reader);
  const text = so
    ? `${which} left out: already ${so}`
    : (reasons[why] ?? REASONS.failed)(which, count === 'this' || count === 1 ? ONE : SEVERAL);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
