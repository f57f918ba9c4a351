import { parseArgs } from 'node:util';
import { say, step } from '#dev/print.ts';
import { saveReport, saveTable } from '#tests/load/report.ts';
import type { Fault, Finding } from './fault.ts';
import { bookingFaults } from './faults/bookings.ts';
import { clockFault } from './faults/clock.ts';
import { diskFaults } from './faults/disk.ts';
import { imapFaults } from './faults/imap.ts';
import { killedApp } from './faults/kills.ts';
import { migrationFault } from './faults/migrations.ts';
import { objectFaults } from './faults/objects.ts';
import { postgresFaults } from './faults/postgres.ts';
import { reminderFault } from './faults/reminders.ts';
import { smtpFaults } from './faults/smtp.ts';
import { paragraph, tableOf, type Row } from './report-rows.ts';

const REPORT = '../../chaos/results/chaos.json';
const TABLE = '../../chaos/results/chaos.md';
const FAULTS: Fault[] = [
  killedApp(200),
  migrationFault,
  ...postgresFaults,
  ...smtpFaults,
  ...imapFaults,
  ...bookingFaults,
  reminderFault,
  ...objectFaults,
  ...diskFaults,
  clockFault,
];

// Started servers end in their `exit` listeners.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

const { positionals } = parseArgs({ allowPositionals: true });
const chosen = FAULTS.filter(
  ({ name }) => positionals.length === 0 || positionals.some((start) => name.startsWith(start)),
);
const rows: Row[] = [];
for (const fault of chosen) {
  const row = await runFault(fault);
  say(`${paragraph(row)}\n`);
  rows.push(row);
}
const failed = rows.filter(({ lost, bad }) => lost.length + bad.length > 0);
if (positionals.length === 0) {
  await saveReport(REPORT, { faults: rows });
  await saveTable(TABLE, 'What was broken, and what came of it', [tableOf(rows)]);
}
say(verdict(rows.length, failed.length));
process.exit(rows.length > 0 && failed.length === 0 ? 0 : 1);

async function runFault(fault: Fault): Promise<Row> {
  const started = performance.now();
  const finding = await step(fault.name, () => fault.run().catch(failure));
  return { fault: fault.name, ...finding, seconds: Math.round((performance.now() - started) / 1000) };
}

function failure(error: unknown): Finding {
  const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { done: '', seen: '', lost: [], bad: [`could not be tried to its end: ${why}`] };
}

function verdict(all: number, failed: number): string {
  if (all === 0) return `There is no such fault: ${FAULTS.map(({ name }) => name).join(', ')}.`;
  return failed === 0 ? `Nothing was lost in ${all} faults.` : `${failed} of ${all} faults did harm.`;
}
