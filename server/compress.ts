import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressBody, isCompressible } from './encoding.ts';
import { TYPES } from './static-files.ts';

const BUILD_EFFORT = { quality: 11, window: 22 };

export async function compressFolder(folder: string): Promise<number> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile() && isCompressible(TYPES[extname(entry.name)]));
  const results = await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
  return results.filter(Boolean).length;
}

async function compressFile(path: string): Promise<boolean> {
  const { br, gzip } = await compressBody(await readFile(path), BUILD_EFFORT);
  if (br) await writeFile(`${path}.br`, br);
  if (gzip) await writeFile(`${path}.gz`, gzip);
  return Boolean(br ?? gzip);
}

if (import.meta.main) {
  const count = await compressFolder(fileURLToPath(new URL('../build/client', import.meta.url)));
  process.stdout.write(`${count} files compressed\n`);
}
