import postgres from 'postgres';

/** On the database of the journeys' site, unless another is named. */
export async function onDatabase<Result>(
  act: (sql: postgres.Sql) => Promise<Result>,
  url = process.env.SITE_DATABASE_URL ?? '',
): Promise<Result> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  return act(sql).finally(() => sql.end());
}
