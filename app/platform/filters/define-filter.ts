import { keysOf } from '#app/platform/core/keys.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { ownError } from '#app/platform/core/own-error.ts';
import { isIsoDate } from '#app/platform/core/time.ts';
import { oneOf, tidySearch } from '#app/platform/http/query.ts';

export type Option = { value: string; label: string };

export type Control =
  | { kind: 'words' | 'day'; label: string; 'data-key'?: string }
  | { kind: 'choice'; label: string; options: readonly Option[] };

type ReadValues = Readonly<Record<string, unknown>>;

export type Field<Value extends string | number = string> = {
  /** Undefined for an unknown value. */
  read(text: string, params: URLSearchParams): Value | undefined;
  /** The value that the address leaves out. */
  plain: Value | ((values: ReadValues) => Value);
  /** None: a link sets it, and the form carries it along. */
  control?: Control;
  /** Whether the other fields make it meaningful; otherwise form and address leave it out. */
  when?(values: ReadValues): boolean;
  /** Reset to its plain value when any other field changes. */
  restarts?: boolean;
};

export type Fields = Readonly<Record<string, Field | Field<number>>>;

export type Values<Of extends Fields> = {
  [Name in keyof Of]: NonNullable<ReturnType<Of[Name]['read']>>;
};

export type Filter<Of extends Fields> = ReturnType<typeof defineFilter<Of>>;
export type ValuesOf<Defined> = Defined extends Filter<infer Of> ? Values<Of> : never;

type Declared<Of extends Fields> = {
  path: string;
  fields: Of;
  /** The order of the form, if it differs. */
  form?: readonly (keyof Of & string)[];
};

/** The filter of a list of the desk, declared once for its address, form, links and rows. */
export function defineFilter<Of extends Fields>({ path, fields, form }: Declared<Of>) {
  const names = keysOf(fields);

  /** Unknown values count as absent. */
  function read(params: URLSearchParams): Values<Of> {
    const given = names.map((name) => [name, fields[name]?.read(params.get(name) ?? '', params)]);
    return filled(Object.fromEntries(given));
  }

  function filled(given: Partial<Values<Of>>): Values<Of> {
    const all = names.map((name) => [name, given[name] ?? plainOf(name, given)]);
    return Object.fromEntries(all);
  }

  function plainOf(name: keyof Of, values: ReadValues) {
    const plain = fields[name]?.plain;
    return typeof plain === 'function' ? plain(values) : plain;
  }

  function isUsed(name: keyof Of, values: ReadValues): boolean {
    return fields[name]?.when?.(values) ?? true;
  }

  function entries(values: Values<Of>, changes?: Partial<Values<Of>>): [string, string][] {
    const kept = names.filter((name) => !changes || !fields[name]?.restarts);
    const changed = filled({ ...pick(values, kept), ...changes });
    return names
      .filter((name) => changed[name] !== plainOf(name, changed) && isUsed(name, changed))
      .map((name) => [name, String(changed[name])]);
  }

  /** Empty, or with its question mark. */
  function query(values: Values<Of>, changes?: Partial<Values<Of>>): string {
    const text = new URLSearchParams(entries(values, changes)).toString();
    return text && `?${text}`;
  }

  return {
    path,
    fields,
    form: form ?? names,
    read,
    entries,
    query,
    isUsed,
    unfiltered: () => filled({}),
    to: (values: Values<Of>, changes?: Partial<Values<Of>>) => path + query(values, changes),
    /** The forms of the list post here, also from other pages. */
    postTo: (values: Values<Of>) => `${path}${query(values).replace('?', '?index&') || '?index'}`,
  };
}

function pick<Of extends object>(values: Of, names: readonly (keyof Of)[]): Partial<Of> {
  const picked = names.map((name) => [name, values[name]]);
  return Object.fromEntries(picked);
}

export function words(label: string, more?: { 'data-key': string }): Field {
  return { read: tidySearch, plain: '', control: { kind: 'words', label, ...more } };
}

/** Postgres knows no year 0. */
const OLDEST = '1900';

export function day(label: string): Field {
  const read = (text: string) => {
    const day = tidySearch(text);
    return isIsoDate(day) && day >= OLDEST ? day : undefined;
  };
  return { read, plain: '', control: { kind: 'day', label } };
}

export function choice<const Value extends string>(
  label: string,
  options: readonly (readonly [Value, string])[],
): Field<Value> {
  return { ...view(options), control: { kind: 'choice', label, options: asOptions(options) } };
}

export function view<const Value extends string>(
  options: readonly (readonly [Value, string])[],
): Field<Value> {
  const values = options.map(([value]) => value);
  const [plain] = values;
  if (plain === undefined) throw ownError('A choice has no values.');
  return { read: (text) => oneOf(values, text), plain };
}

export function found(label: string, any: string): Field {
  return {
    read: tidySearch,
    plain: '',
    control: { kind: 'choice', label, options: [{ value: '', label: any }] },
  };
}

export function one(label: string, any: string): Field {
  return { ...found(label, any), read: (text) => (isUuid(text) ? text : undefined) };
}

export function person(label: string, any: readonly [string, string]): Field {
  const options = asOptions([any, ['me', 'Me'], ['nobody', 'Nobody']]);
  return {
    read: (text) => (isUuid(text) || text === 'me' || text === 'nobody' ? text : undefined),
    plain: any[0],
    control: { kind: 'choice', label, options },
  };
}

export function carried(): Field {
  return { read: tidySearch, plain: '' };
}

export function page(): Field<number> {
  const read = (text: string) => {
    const number = Number.parseInt(text, 10);
    return number > 1 && number < 1e6 ? number : undefined;
  };
  return { read, plain: 1, restarts: true };
}

export function asOptions(pairs: readonly (readonly [string, string])[]): Option[] {
  return pairs.map(([value, label]) => ({ value, label }));
}

export function namedOptions(names: Readonly<Record<string, string>>): Option[] {
  return Object.entries(names).map(([value, label]) => ({ value, label }));
}

export function pairsOf<Value extends string>(labels: Readonly<Record<Value, string>>): [Value, string][] {
  return keysOf(labels).map((value) => [value, labels[value]]);
}
