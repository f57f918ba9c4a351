import { randomUUID } from 'node:crypto';
import { formOf, type Envelope } from './envelopes.ts';

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** A form's post with another room's ids in place of its own. */
export function honestPostOf(post: Readonly<Record<string, string>>, ids: readonly string[]): Envelope {
  let next = 0;
  const foreign = (value: string) => value.replaceAll(UUID, () => ids[next++ % ids.length] ?? '');
  const fields = Object.entries(post).map(([name, value]) => [foreign(name), foreign(value)]);
  return formOf(Object.fromEntries(fields) as Record<string, string>);
}

/** The fields of most room forms, with another room's ids; or files for another's item. */
export function postOf(path: string, ids: readonly string[], intent: string): Envelope {
  const [one = '', two = '', three = '', four = ''] = ids;
  const fields: Record<string, string> = {
    // The button's choice also gets the other's id.
    intent: intent.replace(/:[0-9a-f-]{36}$/, `:${two}`),
    id: one,
    ticked: `${one}.1`,
    item: two,
    member: three,
    document: two,
    taxpayer: one,
    message: four,
    engagement: one,
    assignee: three,
    version: '1',
    text: 'Intruder',
    reason: 'Intruder',
    what: 'Intruder',
    note: 'Intruder',
    name: 'Intruder',
    accepted: 'on',
    to: 'done',
    email: 'intruder@example.org',
    role: 'owner',
    key: randomUUID(),
    paused: 'yes',
    sure: '1',
  };
  if (!path.endsWith('/files')) return formOf(fields);
  const file =
    'Content-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\na,b\r\n';
  const item = `Content-Disposition: form-data; name="item"\r\n\r\n${two}\r\n`;
  const body = Buffer.from(`--x\r\n${item}--x\r\n${file}--x--\r\n`);
  return { headers: { 'Content-Type': 'multipart/form-data; boundary=x' }, body };
}
