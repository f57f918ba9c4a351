import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { SECOND } from '#app/time.ts';
import type { ObjectStorage, StoredObject } from './object.ts';
import { requireContentType, requireKey } from './object.ts';

/** All attempts together, the reading of an answer included: whoever waits is a visitor. */
const DEADLINE = 10 * SECOND;

export type S3Settings = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

type Bucket = { client: S3Client; name: string };

/**
 * Objects in an S3 bucket, which is made at first use when it is absent. How checksums are sent follows the SDK's own
 * AWS_REQUEST_CHECKSUM_CALCULATION: many stores need WHEN_REQUIRED.
 */
export function s3Storage(settings: S3Settings): ObjectStorage {
  const client = openClient(settings);
  const bucket = whenReady({ client, name: settings.bucket });
  return {
    async put(key, bytes, contentType) {
      requireKey(key);
      requireContentType(contentType);
      const at = await bucket();
      const object = { Bucket: at.name, Key: key, Body: bytes, ContentType: contentType };
      await client.send(new PutObjectCommand(object), inTime());
    },
    async get(key) {
      requireKey(key);
      return find(await bucket(), key);
    },
    async remove(key) {
      requireKey(key);
      const at = await bucket();
      await client.send(new DeleteObjectCommand({ Bucket: at.name, Key: key }), inTime());
    },
    async list(prefix) {
      return listKeys(await bucket(), prefix);
    },
    async check() {
      const at = await bucket();
      await client.send(new HeadBucketCommand({ Bucket: at.name }), inTime());
    },
  };
}

function openClient({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings): S3Client {
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: 2 * SECOND,
      requestTimeout: 5 * SECOND,
      throwOnRequestTimeout: true,
    },
  });
}

function inTime() {
  return { abortSignal: AbortSignal.timeout(DEADLINE) };
}

/** The bucket, known to be there; a failed look is not remembered. */
function whenReady(bucket: Bucket): () => Promise<Bucket> {
  let ready: Promise<Bucket> | undefined;
  return () =>
    (ready ??= prepare(bucket).catch((error: unknown) => {
      ready = undefined;
      throw error;
    }));
}

async function prepare(bucket: Bucket): Promise<Bucket> {
  const { client, name } = bucket;
  try {
    await client.send(new HeadBucketCommand({ Bucket: name }), inTime());
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
    await client.send(new CreateBucketCommand({ Bucket: name }), inTime()).catch(alreadyOurs);
  }
  return bucket;
}

async function find({ client, name }: Bucket, key: string): Promise<StoredObject | null> {
  try {
    const found = await client.send(new GetObjectCommand({ Bucket: name, Key: key }), inTime());
    const bytes = (await found.Body?.transformToByteArray()) ?? new Uint8Array();
    return { bytes, contentType: found.ContentType ?? 'application/octet-stream', etag: found.ETag ?? '' };
  } catch (error) {
    if (error instanceof NoSuchKey) return null;
    throw error;
  }
}

async function listKeys({ client, name }: Bucket, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const page of paginateListObjectsV2({ client }, { Bucket: name, Prefix: prefix })) {
    keys.push(...(page.Contents ?? []).flatMap((object) => object.Key ?? []));
  }
  return keys.toSorted();
}

/** Another instance that starts at the same time may have made the bucket first. */
function alreadyOurs(error: unknown): void {
  if (!(error instanceof S3ServiceException) || error.name !== 'BucketAlreadyOwnedByYou') throw error;
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}
