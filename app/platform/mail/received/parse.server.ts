import { createRequire } from 'node:module';
import { byteReader, type ByteReader } from '#app/platform/processes/byte-reader.ts';
import { startLimited } from '#app/platform/processes/limited-process.server.ts';
import { singleton } from '#app/platform/core/singleton.server.ts';
import { SECOND } from '#app/platform/core/time.ts';
import { LONGEST_HEAD } from './bounds.ts';
import { hasOwnMark } from './own-mark.server.ts';
import { EMPTY_MAIL, type MailRead, type ReceivedMail } from './received-mail.ts';

const SCRIPT = createRequire(import.meta.url).resolve('#app/platform/mail/received/parsing-process.ts');
/** Limits of the process, in MB and kB; a mail of 30 MB needs 200 MB beyond what Node reserves. */
const MEMORY = { heap: 256, data: 900_000 };
const DEADLINE = 10 * SECOND;
/** After this the process is replaced, so that its CPU time limit still catches one that hangs. */
const LONGEST_WORK = 20 * SECOND;
const PROCESSOR_SECONDS = 60;
/** Starting takes longer than most mails, so the process waits this long for the next one. */
const LONGEST_REST = 5 * SECOND;
const LONGEST_ANSWER = 4 * 1024 * 1024;
const MOST_FILE_BYTES = 64 * 1024 * 1024;

type Part = 'whole' | 'head';
type Parser = { child: ReturnType<typeof startLimited>; take: ByteReader; worked: number };
type State = { parser: Parser | null; last: Promise<unknown>; rest: NodeJS.Timeout | null };

/** In a process of its own. `unreadable`: beyond the bounds, or the process was killed twice. */
export async function parseReceived(raw: Uint8Array, deadline = DEADLINE): Promise<ReceivedMail> {
  const state = stateOf();
  const run = state.last.then(() => parse(state, raw, deadline));
  state.last = run.catch(() => null);
  return run;
}

export async function parseHead(raw: Uint8Array, deadline = DEADLINE): Promise<ReceivedMail> {
  const state = stateOf();
  const run = state.last.then(() => ask(state, 'head', raw.subarray(0, LONGEST_HEAD), deadline));
  state.last = run.catch(() => null);
  return (await run) ?? EMPTY_MAIL;
}

function stateOf(): State {
  return singleton('mail parser', () => ({ parser: null, last: Promise.resolve(null), rest: null }));
}

async function parse(state: State, raw: Uint8Array, deadline: number): Promise<ReceivedMail> {
  return (
    (await ask(state, 'whole', raw, deadline)) ??
    (await ask(state, 'whole', raw, deadline)) ??
    (await ask(state, 'head', raw.subarray(0, LONGEST_HEAD), deadline)) ??
    EMPTY_MAIL
  );
}

/** Null if the process ended, or was killed at the deadline. */
async function ask(
  state: State,
  part: Part,
  raw: Uint8Array,
  deadline: number,
): Promise<ReceivedMail | null> {
  if (state.rest) clearTimeout(state.rest);
  const parser = (state.parser ??= start(state));
  const { child } = parser;
  const began = performance.now();
  const timer = setTimeout(() => child.kill('SIGKILL'), deadline);
  const size = Buffer.alloc(5);
  size.writeUInt32BE(raw.byteLength);
  size[4] = part === 'head' ? 1 : 0;
  child.stdin.write(size);
  child.stdin.write(raw);
  const mail = await read(parser.take);
  clearTimeout(timer);
  parser.worked += performance.now() - began;
  if (!mail || parser.worked > LONGEST_WORK) end(state);
  else state.rest = setTimeout(() => end(state), LONGEST_REST).unref();
  return mail;
}

function start(state: State): Parser {
  const child = startLimited({ script: SCRIPT, task: {}, seconds: PROCESSOR_SECONDS, memory: MEMORY });
  // A process that is killed while reading closes the pipe; its missing answer shows that.
  child.stdin.on('error', () => {});
  child.on('error', () => {});
  child.stderr.resume();
  child.unref();
  child.once('exit', () => {
    if (state.parser?.child === child) state.parser = null;
  });
  return { child, take: byteReader(child.stdout), worked: 0 };
}

function end(state: State): void {
  state.parser?.child.kill('SIGKILL');
  state.parser = null;
}

async function read(take: ByteReader): Promise<ReceivedMail | null> {
  const length = (await take(4))?.readUInt32BE() ?? Infinity;
  const head = length > LONGEST_ANSWER ? null : await take(length);
  if (!head) return null;
  const { mark, date, ...mail }: MailRead = JSON.parse(head.toString());
  const files: ReceivedMail['files'][number][] = [];
  let left = MOST_FILE_BYTES;
  for (const { name, type, size } of mail.files) {
    left -= size;
    const bytes = left < 0 ? null : await take(size);
    if (!bytes) return null;
    files.push({ name, type, bytes });
  }
  const isOwn = mail.mailId !== null && hasOwnMark(mail.mailId, mark);
  return { ...mail, kind: isOwn ? 'own' : mail.kind, files, date: date === null ? null : new Date(date) };
}
