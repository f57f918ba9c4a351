import { readFileSync } from 'node:fs';

export const SECRETS = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'SMTP_URL',
  'INBOUND_IMAP_URL',
  'SESSION_SECRET',
  'SESSION_SECRET_PREVIOUS',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SIGNING_CERTIFICATE',
] as const;

type Variables = Record<string, string | undefined>;

/** `NAME_FILE` names a file that holds NAME, as Docker and Kubernetes give secrets. Throws one sentence per fault. */
export function withSecretFiles(source: Variables): Variables {
  const read: Variables = { ...source };
  const faults: string[] = [];
  for (const name of SECRETS) {
    const file = source[`${name}_FILE`];
    if (!file) continue;
    const content = source[name] ? null : readSecret(file);
    if (source[name]) faults.push(`${name} and ${name}_FILE are both set: keep one of them.`);
    else if (!content) faults.push(`${name}_FILE names a file that is empty or cannot be read: ${file}.`);
    else Object.assign(read, { [name]: content, [`${name}_FILE`]: undefined });
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return read;
}

function readSecret(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch {
    return null;
  }
}
