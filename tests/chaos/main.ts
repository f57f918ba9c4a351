import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { SECOND } from '#app/platform/core/time.ts';
import { say, step } from '#dev/print.ts';
import { saveReport, saveTable } from '#tests/load/report.ts';
import type { Fault, Finding } from './fault.ts';
import { bookingFaults } from './faults/bookings.ts';
import { clockFault } from './faults/clock.ts';
import { diskFaults } from './faults/disk.ts';
import { documentFaults } from './faults/documents.ts';
import { imageProcessKilled } from './faults/images.ts';
import { imapFaults } from './faults/imap.ts';
import { killedApp } from './faults/kills.ts';
import { mailParserFaults } from './faults/mail-parser.ts';
import { migrationFault } from './faults/migrations.ts';
import { noticeFaults } from './faults/notices.ts';
import { objectFaults } from './faults/objects.ts';
import { poolerFaults } from './faults/pooler.ts';
import { postgresFaults } from './faults/postgres.ts';
import { reminderFault } from './faults/reminders.ts';
import { signaturesKilled } from './faults/signatures.ts';
import { smtpFaults } from './faults/smtp.ts';
import { waitingMailFaults } from './faults/waiting-mails.ts';
import { paragraph, tableOf, type Row } from './report-rows.ts';

const REPORT = '../../chaos/results/chaos.json';
const TABLE = '../../chaos/results/chaos.md';
const FAULTS: Fault[] = [
  killedApp(200),
  migrationFault,
  ...postgresFaults,
  ...poolerFaults,
  ...smtpFaults,
  ...imapFaults,
  ...mailParserFaults,
  ...bookingFaults,
  reminderFault,
  ...noticeFaults,
  ...waitingMailFaults,
  ...objectFaults,
  ...documentFaults,
  imageProcessKilled,
  signaturesKilled,
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
if (rows.length > 0) {
  const faults = await withEarlier(rows);
  await saveReport(REPORT, { faults });
  await saveTable(TABLE, 'What was broken, and what came of it', [tableOf(faults)]);
}
say(verdict(rows.length, failed.length));
process.exit(rows.length > 0 && failed.length === 0 ? 0 : 1);

async function runFault(fault: Fault): Promise<Row> {
  const started = performance.now();
  const finding = await step(fault.name, () => fault.run().catch(failure));
  const seconds = Math.round((performance.now() - started) / SECOND);
  return { fault: fault.name, on: new Date().toISOString().slice(0, 10), ...finding, seconds };
}

/** Keeps the last results of faults that were not chosen. */
async function withEarlier(rows: readonly Row[]): Promise<Row[]> {
  const saved = await readFile(new URL('results/chaos.json', import.meta.url), 'utf8').catch(() => null);
  const earlier = saved === null ? [] : (JSON.parse(saved) as { faults: Row[] }).faults;
  return FAULTS.flatMap(({ name }) => [...rows, ...earlier].find(({ fault }) => fault === name) ?? []);
}

function failure(error: unknown): Finding {
  const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { done: '', seen: '', lost: [], bad: [`could not be tried to its end: ${why}`] };
}

function verdict(all: number, failed: number): string {
  if (all === 0) return `There is no such fault: ${FAULTS.map(({ name }) => name).join(', ')}.`;
  return failed === 0 ? `Nothing was lost in ${all} faults.` : `${failed} of ${all} faults did harm.`;
}
