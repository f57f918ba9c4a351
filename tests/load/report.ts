import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';

const RESULTS = new URL('results/', import.meta.url);

export async function saveReport(file: string, measured: Record<string, unknown>): Promise<void> {
  const report = { date: new Date().toISOString(), machine: machine(), ...measured };
  await save(file, `${JSON.stringify(report, null, 2)}\n`);
}

export async function saveTable(file: string, title: string, tables: string[][][]): Promise<void> {
  const { cores, processor, memoryGB, system, node } = machine();
  const where = `${new Date().toISOString().slice(0, 10)}, ${cores} cores of ${processor}, ${memoryGB} GB, ${system}, Node ${node}.`;
  const text = [`# ${title}`, where, ...tables.map(markdown)].join('\n\n');
  process.stdout.write(`${text}\n`);
  await save(file, `${text}\n`);
}

export function markdown(table: string[][]): string {
  const [head = [], ...lines] = table.map((cells) => cells.map(inOneLine));
  const widths = head.map((_, column) =>
    Math.max(...[head, ...lines].map((cells) => cells[column]?.length ?? 0)),
  );
  const row = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [row(head), row(widths.map((width) => '-'.repeat(width))), ...lines.map(row)].join('\n');
}

function inOneLine(cell: string): string {
  return cell.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
}

async function save(file: string, text: string): Promise<void> {
  const target = new URL(file, RESULTS);
  await mkdir(new URL('.', target), { recursive: true });
  await writeFile(target, text);
}

function machine() {
  return {
    cores: cpus().length,
    processor: cpus()[0]?.model,
    memoryGB: Math.round(totalmem() / 1024 ** 3),
    system: process.platform,
    node: process.version,
  };
}
