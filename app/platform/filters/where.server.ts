import { keysOf } from '#app/platform/core/keys.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

type Conditions<Values, Context> = {
  /** For a value that is not empty. Null: the field does not choose rows. */
  [Name in keyof Values]: ((value: Exclude<Values[Name], ''>, context: Context) => SQL | undefined) | null;
};

/** The rows that fit a filter. A field without a condition does not compile. */
export function defineWhere<Values extends object, Context>(conditions: Conditions<Values, Context>) {
  const names = keysOf(conditions);
  return (values: Values, context: Context): SQL | undefined => {
    const isAsked = <Name extends keyof Values>(value: Values[Name]): value is Exclude<Values[Name], ''> =>
      value !== '';
    return and(
      ...names.map((name) => {
        const value = values[name];
        return isAsked(value) ? conditions[name]?.(value, context) : undefined;
      }),
    );
  };
}

/** Whether the row's `person` is me, nobody or somebody; any other word is true of every row. */
export function isOf(
  owner: AnyPgColumn,
  who: string,
  me: string,
  isNobodys = isNull(owner),
): SQL | undefined {
  if (who === 'nobody') return isNobodys;
  if (who === 'me') return eq(owner, me);
  return isUuid(who) ? eq(owner, who) : undefined;
}
