import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Names the file by its content's hash and returns a module whose default export is its address. */
export async function generatedFile(folder: string, name: string, content: string | Buffer): Promise<string> {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const path = join(folder, hash, name);
  // Builds of one process may write it at once, for example two projects of the tests.
  const unfinished = `${path}.${randomUUID()}`;
  await mkdir(join(folder, hash), { recursive: true });
  await writeFile(unfinished, content);
  await rename(unfinished, path);
  return `export { default } from ${JSON.stringify(`${path}?url`)};`;
}
