import { oneLine } from '#app/platform/core/text.ts';

/** What Outlook packs into `winmail.dat` (MS-OXTNEF): the text, if there is one, and the files. */
export type Unpacked = { text: string; files: { name: string; bytes: Uint8Array }[] };

const SIGNATURE = 0x22_3e_9f_78;
const BODY = 0x02_80_0c;
const RENDER_DATA = 0x06_90_02;
const TITLE = 0x01_80_10;
const DATA = 0x06_80_0f;
const ATTACHMENT = 0x06_90_05;
/** PR_ATTACH_LONG_FILENAME, as letters of one byte and of two. */
const LONG_NAMES = [0x37_07_00_1e, 0x37_07_00_1f];
const HEADER = 9;
const CHECKSUM = 2;
const MOST_FILES = 50;

/** Null if it is not such a file. Damage ends the reading; what came before is kept. */
export function unpackTnef(bytes: Uint8Array): Unpacked | null {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (data.length < 6 || data.readUInt32LE() !== SIGNATURE) return null;
  const unpacked: Unpacked = { text: '', files: [] };
  for (const { id, value } of attributesIn(data)) {
    const file = unpacked.files.at(-1);
    if (id === BODY) unpacked.text = textIn(value);
    else if (id === RENDER_DATA && unpacked.files.length < MOST_FILES)
      unpacked.files.push({ name: '', bytes: new Uint8Array() });
    else if (id === DATA && file) file.bytes = value;
    else if (id === TITLE && file) file.name ||= oneLine(textIn(value));
    else if (id === ATTACHMENT && file) file.name = longName(value) || file.name;
  }
  return { ...unpacked, files: unpacked.files.filter((file) => file.bytes.byteLength > 0) };
}

function* attributesIn(data: Buffer): Generator<{ id: number; value: Buffer }> {
  for (let at = 6; at + HEADER <= data.length;) {
    const id = data.readUInt32LE(at + 1) & 0xff_ff_ff;
    const start = at + HEADER;
    const end = start + data.readUInt32LE(at + 5);
    if (end + CHECKSUM > data.length) return;
    yield { id, value: data.subarray(start, end) };
    at = end + CHECKSUM;
  }
}

/** Found by its tag: the properties before it have many forms. A count of 1 and the name's length follow the tag. */
function longName(properties: Buffer): string {
  for (const tag of LONG_NAMES) {
    const wanted = Buffer.alloc(8);
    wanted.writeUInt32LE(tag);
    wanted.writeUInt32LE(1, 4);
    const at = properties.indexOf(wanted);
    if (at === -1 || at + 12 > properties.length) continue;
    const length = properties.readUInt32LE(at + 8);
    const value = properties.subarray(at + 12, at + 12 + Math.min(length, 600));
    const name = (tag & 1) === 1 ? value.toString('utf16le') : textIn(value);
    return oneLine(name.replaceAll('\0', ''));
  }
  return '';
}

function textIn(value: Buffer): string {
  return new TextDecoder('windows-1252').decode(value).replace(/\0+$/, '');
}
