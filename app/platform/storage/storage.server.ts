import { join } from 'node:path';
import type { Env } from '#app/platform/env/env.server.ts';
import { env } from '#app/platform/env/env.server.ts';
import { singleton } from '#app/platform/core/singleton.server.ts';
import { diskStorage } from './disk.server.ts';
import type { ObjectStorage } from './object.ts';
import { s3Storage } from './s3.server.ts';

export function storage(): ObjectStorage {
  return singleton('storage', () => openStorage(env()));
}

export function openStorage(config: Env): ObjectStorage {
  if (!config.S3_ENDPOINT) return diskStorage(join(config.DATA_DIR, 'objects'));
  return s3Storage({
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    bucket: config.S3_BUCKET,
    accessKeyId: config.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '',
    encryption: config.S3_ENCRYPTION,
  });
}
