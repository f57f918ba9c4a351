import { workTalk, type Consultation } from '#content/consultations.ts';
import { textIn } from '#app/platform/http/form-text.ts';

export type Caller = { id: string; name: string; email: string; countryCode: string; phone: string };

export type FoundClient = Pick<Caller, 'id' | 'name'> & { about: string };

export type ClientBook = {
  find(typed: string): Promise<FoundClient[]>;
  /** Null for an unknown id. */
  callerOf(id: string): Promise<Caller | null>;
};

export type Choice = { colleague: string; kind: string; day: string; slot: string; at: string };

export function choiceIn(form: FormData | URLSearchParams): Choice {
  const text = (name: keyof Choice) => textIn(form, name);
  return {
    colleague: text('colleague'),
    kind: text('kind'),
    day: text('day'),
    slot: text('slot'),
    at: text('at'),
  };
}

export function consultationIn({ kind }: Pick<Choice, 'kind'>, kinds: readonly Consultation[]): Consultation {
  return kinds.find(({ id }) => id === kind) ?? kinds[0] ?? workTalk;
}

type Typed = Readonly<Record<string, string>>;

/** With the way that suits the client; a phone number that somebody typed stays. */
export function filledFor({ name, email, countryCode, phone }: Caller, typed: Typed): Record<string, string> {
  const isTyped = Boolean(typed.phone?.trim());
  return { ...typed, name, email, ...(isTyped ? {} : { countryCode, phone }), way: '' };
}

/** Without what was filled in for a client who is no longer chosen: it must not stay for the next one. */
export function emptiedOf(was: Caller, typed: Typed): Record<string, string> {
  const names = (['name', 'email', 'phone'] as const).filter((name) => typed[name] === was[name]);
  return { ...typed, ...Object.fromEntries(names.map((name) => [name, ''])) };
}
