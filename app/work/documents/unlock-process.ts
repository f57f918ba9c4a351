import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import createQpdf from '@neslinesli93/qpdf-wasm';

// Runs in a process of its own, started by locked-pdf.server.ts. A line of password, then the PDF.

type Qpdf = {
  callMain(words: string[]): number;
  FS: { writeFile(path: string, bytes: Uint8Array): void; readFile(path: string): Uint8Array };
};

/** Done, and done with warnings. */
const GOOD = new Set([0, 3]);

const input = await buffer(process.stdin);
const end = input.indexOf(0x0a) + 1;
const complaints: string[] = [];
const wasm = createRequire(import.meta.url).resolve('@neslinesli93/qpdf-wasm/dist/qpdf.wasm');
const create = createQpdf as unknown as (options: object) => Promise<Qpdf>;
const qpdf = await create({
  wasmBinary: readFileSync(wasm),
  noInitialRun: true,
  print() {},
  printErr: (line: string) => complaints.push(line),
});
qpdf.FS.writeFile('/password', input.subarray(0, end));
qpdf.FS.writeFile('/locked.pdf', input.subarray(end));
const words = ['--password-file=/password', '--decrypt', '--deterministic-id', '/locked.pdf', '/open.pdf'];
if (GOOD.has(qpdf.callMain(words))) process.stdout.end(qpdf.FS.readFile('/open.pdf'));
else {
  process.stderr.write(complaints.some((line) => line.includes('invalid password')) ? 'locked' : 'damaged');
  process.exitCode = 1;
}
