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

/** Who would be mailed. `people`: addresses. `example`: one of the mails, as it would be sent. */
export type Mailing = {
  clients: number;
  people: number;
  example: Pick<MailMessage, 'to' | 'subject' | 'text'> | null;
};

/** Who will be mailed by itself, long after it is done. `lines`: on which day how many. */
export type MailedLater = Mailing & { lines: string[] };

export type QuestionField = {
  name: string;
  label: string;
  hint?: string;
  kind: 'day' | 'text' | 'tick' | 'choice';
  options?: { value: string; label: string }[];
  /** Of a tick: empty if it is off. */
  value: string;
  latest?: string;
  maxLength?: number;
  isRequired?: boolean;
};

export type QuestionForm = {
  lines: string[];
  fields: QuestionField[];
  /** A button that shows the same question again with what is typed: `Show who gets it`. */
  look?: string;
  /** One of each record, `each.ID` in the form: those with a value, perhaps an empty one. */
  each?: { label: string; maxLength: number; values: Record<string, string> };
  notes: Record<string, string[]>;
};

/** How a record that was left out can take part: `label` names it, `field` is the field on the record’s page. */
export type Mend = { label: string; field: string };

export type Task<Choice> = {
  me: FirmActor;
  id: string;
  /** That was shown when it was ticked. */
  version: number;
  choice: Choice;
  /** Of this record alone, as the run was started with it. */
  given: object | null;
  now: Date;
  ids(): Promise<string[]>;
  /** What the same run has done so far, as far as it can be taken back. */
  earlier(): Promise<object[]>;
};

/** `past`: what is needed to take it back; without it nothing was changed. `made`: the id of what was made from it. */
export type Done<Past, Why> = { state: 'done'; past?: Past; made?: string; why?: Why };

type Left<Why> = { state: 'left'; why: Why };

/** Words that agree with the number of records. */
const ONE = { it: 'it', them: 'it', its: 'its', has: 'has', is: 'is', does: 'does' };
const SEVERAL: typeof ONE = { it: 'they', them: 'them', its: 'their', has: 'have', is: 'are', does: 'do' };

/** Why nothing was done, or could not be taken back, of `3 engagements`. */
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
  /** Up to so many are done within the request, and the list is shown again: 10. */
  atOnce?: number;
  /** Of more records than this somebody has to say yes first, even where no client is mailed. */
  mostUnasked?: number;
  /** `set 3 engagements to “Done”`. */
  asks(many: string, choice: Choice): string;
  /** `3 engagements set to “Done”`. */
  did(many: string, choice: Choice, me: string): string;
  /** What a record is already that is left out as `same`: `“Done”`, `assigned to you`. */
  already?(choice: Choice, me: string): string;
  /** What looks like a slip in what was typed, as a sentence: it is done once it is pressed again. */
  doubt?(me: FirmActor, ids: readonly string[], choice: Choice): Promise<string | null>;
  nothing?: string;
  reasons: Record<Why, Reason>;
  /** Of the reasons that something typed on the record’s own page takes away. */
  mends?: Partial<Record<Why, Mend>>;
  /** One record, in a transaction of its own: a crash leaves it whole or not begun. */
  change(
    tx: Transaction,
    task: Task<Choice>,
  ): Promise<Done<Past, Why | CommonReason> | Left<Why | CommonReason>>;
  /** Takes one back; else says why not. Without it nothing can be taken back. */
  undo?(
    tx: Transaction,
    task: { me: FirmActor; id: string; past: Past; now: Date },
  ): Promise<Why | CommonReason | null>;
  /** On the page of what was done: the change itself, such as the old price and the new one. */
  changes?(pasts: readonly Past[]): string[];
  /** Those of `runIds` of which something can still be taken back; without it all. */
  undoable?(runIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** More than one client, and somebody has to say yes first. */
  mailing?(me: FirmActor, ids: readonly string[], choice: Choice): Promise<Mailing>;
  /** More than one client, and somebody has to say yes first; their number is not typed. */
  later?(me: FirmActor, ids: readonly string[], choice: Choice): Promise<MailedLater>;
  /** Those of `ids` that it leaves out whatever is answered, and why: the question counts them apart. */
  leaves?(
    me: FirmActor,
    ids: readonly string[],
    choice: Choice,
  ): Promise<ReadonlyMap<string, Why | CommonReason>>;
  /** More that the question asks of such a choice; it stands then, even if nobody is mailed. Null: nothing. */
  ask?(me: FirmActor, ids: readonly string[], choice: Choice): Promise<QuestionForm | null>;
  answer?(form: FormData, choice: Choice): { choice: Choice } | { errors: Record<string, string> };
  /** Something has to be chosen before anybody can see what it would do: until then nothing can be started. */
  isOpen?(choice: Choice): boolean;
  /** Behind what was done, where it can be taken back: who is mailed of it, and when. */
  isTold?(): string;
  /** For the question: what is written, and what cannot be taken back. */
  writes?(choice: Choice): readonly string[];
  /** Links of the question to pages that do more than this act. */
  elsewhere?(
    me: FirmActor,
    ids: readonly string[],
    choice: Choice,
  ): Promise<{ label: string; path: string }[]>;
  /** Said where somebody is mailed. */
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
