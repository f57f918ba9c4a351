import { byteReader } from '#app/platform/processes/byte-reader.ts';
import { readHead, readMail } from './read-mail.ts';

// In: size (4 bytes), 1 if only the head is read, the mail. Out: size of the JSON (4 bytes), the JSON, the files.

const take = byteReader(process.stdin);

for (;;) {
  const order = await take(5);
  const raw = order && (await take(order.readUInt32BE()));
  if (!raw) break;
  const { mail, bytes } = order[4] === 1 ? await readHead(raw) : await readMail(raw);
  const json = Buffer.from(JSON.stringify(mail, (_, value: unknown) => storable(value)));
  const size = Buffer.alloc(4);
  size.writeUInt32BE(json.byteLength);
  for (const piece of [size, json, ...bytes]) process.stdout.write(piece);
}

/** Postgres takes neither NUL nor half a surrogate pair. */
function storable(value: unknown): unknown {
  return typeof value === 'string'
    ? value.replaceAll(/\0/g, '').replaceAll(/\p{Surrogate}/gu, '\uFFFD')
    : value;
}
