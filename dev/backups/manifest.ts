import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { refusal } from '../refusal.ts';

export const MANIFEST = 'manifest.json';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const ManifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  migrations: z.int().min(1),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()).min(1),
      rows: z.int().min(0),
      file: z.string(),
      sha256,
    }),
  ),
  objects: z.array(z.object({ key: z.string(), contentType: z.string(), file: z.string(), sha256 })),
});

/** Written last: a folder without a manifest is no backup. */
export type Manifest = z.infer<typeof ManifestSchema>;

export async function requireWhole(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const { file, sha256 } of [...manifest.tables, ...manifest.objects]) {
    const bytes = await readFile(join(folder, file)).catch(() => null);
    if (!bytes || sha256Of(bytes) !== sha256) {
      throw refusal(`${join(folder, file)} is missing or was changed: this backup can't be restored.`);
    }
  }
  return manifest;
}

export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return ManifestSchema.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')));
  } catch {
    throw refusal(`${folder} holds no backup: it has no ${MANIFEST} that can be read.`);
  }
}
