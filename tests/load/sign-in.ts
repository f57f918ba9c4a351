import type postgres from 'postgres';
import { SECOND } from '#app/time.ts';
import { addKnown, KNOWN, PASSWORD, postForm } from './account-fixture.ts';
import { residentMegabytes } from './measure.ts';
import type { Row } from './scenarios.ts';
import type { Server } from './servers.ts';
import { quantile } from './statistics.ts';

const TOGETHER = 4;
const EACH = 10;

export async function measureSignIns(site: Server, sql: postgres.Sql): Promise<Row> {
  await addKnown(sql);
  const times: number[] = [];
  let errors = 0;
  const started = performance.now();
  const visitors = Array.from({ length: TOGETHER }, async () => {
    for (let turn = 0; turn < EACH; turn += 1) {
      const started = performance.now();
      // The rate limit would end the measurement.
      await sql`delete from rate_limits`;
      const { status } = await postForm(site.url, '/auth', { email: KNOWN, password: PASSWORD });
      if (status !== 303) errors += 1;
      times.push(performance.now() - started);
    }
  });
  await Promise.all(visitors);
  const seconds = (performance.now() - started) / SECOND;
  return {
    scenario: `sign-in, ${TOGETHER} at once`,
    server: site.name,
    requestsPerSecond: times.length / seconds,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    errors,
    memory: await residentMegabytes(site),
  };
}
