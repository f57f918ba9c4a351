import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';

const RESULTS = new URL('results/', import.meta.url);

/** Keeps what was measured, with when and on which machine. */
export async function saveReport(file: string, measured: Record<string, unknown>): Promise<void> {
  const machine = {
    cores: cpus().length,
    processor: cpus()[0]?.model,
    memoryGB: Math.round(totalmem() / 1024 ** 3),
    system: process.platform,
    node: process.version,
  };
  await mkdir(RESULTS, { recursive: true });
  const report = { date: new Date().toISOString(), machine, ...measured };
  await writeFile(new URL(file, RESULTS), `${JSON.stringify(report, null, 2)}\n`);
}
