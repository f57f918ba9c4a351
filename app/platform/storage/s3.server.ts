import { addAbortSignal, Readable } from 'node:stream';
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { SECOND } from '#app/platform/core/time.ts';
import type { ObjectStorage, StoredObject } from './object.ts';
import { inOrder, MOST_LISTED, requireContentType, requireKey } from './object.ts';
import { findEncryption, type WantedEncryption } from './s3-encryption.server.ts';
import { putStream } from './s3-stream.server.ts';

/** For all attempts together: a visitor is waiting. */
const DEADLINE = 10 * SECOND;

const UNKNOWN = 'application/octet-stream';

export type S3Settings = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  encryption: WantedEncryption;
};

type Bucket = { client: S3Client; name: string };

/** Many servers need the SDK's AWS_REQUEST_CHECKSUM_CALCULATION=WHEN_REQUIRED. */
export function s3Storage(settings: S3Settings): ObjectStorage {
  const client = openClient(settings);
  const bucket = once(() => prepare({ client, name: settings.bucket }));
  const encryption = once(async () => {
    const { name } = await bucket();
    return findEncryption({ client, bucket: name, ...withDeadline() }, settings.encryption);
  });
  return {
    async put(key, bytes, contentType) {
      requireKey(key);
      requireContentType(contentType);
      const at = await bucket();
      const object = { Bucket: at.name, Key: key, Body: bytes, ContentType: contentType };
      await client.send(new PutObjectCommand({ ...object, ...(await encryption()) }), withDeadline());
    },
    async putStream(key, source, contentType) {
      requireKey(key);
      requireContentType(contentType);
      const { name } = await bucket();
      await putStream({ client, bucket: name, key, contentType, encryption: await encryption() }, source);
    },
    async get(key) {
      requireKey(key);
      return find(await bucket(), key);
    },
    async open(key) {
      requireKey(key);
      const at = await bucket();
      const head = await headOf(at, key);
      return head && { ...head, chunks: chunksOf(at, key) };
    },
    async remove(key) {
      requireKey(key);
      const at = await bucket();
      await client.send(new DeleteObjectCommand({ Bucket: at.name, Key: key }), withDeadline());
    },
    list: (prefix) => inOrder(pagesOf(bucket, { prefix })),
    pages: (prefix, before) => pagesOf(bucket, { prefix, before }),
    async missing(keys) {
      const sorted = keys.toSorted();
      const [first, last] = [sorted[0], sorted.at(-1)];
      if (!first || !last) return [];
      const found = new Set<string>();
      // One letter less sorts directly before the first key, which `startAfter` itself would leave out.
      for await (const page of pagesOf(bucket, { startAfter: first.slice(0, -1) })) {
        for (const key of page) found.add(key);
        if ((page.at(-1) ?? '') >= last) break;
      }
      return sorted.filter((key) => !found.has(key));
    },
    async check() {
      const at = await bucket();
      await client.send(new HeadBucketCommand({ Bucket: at.name }), withDeadline());
      if (settings.encryption) await encryption();
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
    // The SDK would write to the console what is thrown anyway.
    logger: { debug() {}, info() {}, warn() {}, error() {} },
    requestHandler: {
      connectionTimeout: 2 * SECOND,
      requestTimeout: 5 * SECOND,
      throwOnRequestTimeout: true,
    },
  });
}

function withDeadline() {
  return { abortSignal: AbortSignal.timeout(DEADLINE) };
}

function once<Result>(find: () => Promise<Result>): () => Promise<Result> {
  let ready: Promise<Result> | undefined;
  return () =>
    (ready ??= find().catch((error: unknown) => {
      ready = undefined;
      throw error;
    }));
}

async function prepare(bucket: Bucket): Promise<Bucket> {
  const { client, name } = bucket;
  try {
    await client.send(new HeadBucketCommand({ Bucket: name }), withDeadline());
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
    await client.send(new CreateBucketCommand({ Bucket: name }), withDeadline()).catch(ignoreExisting);
  }
  return bucket;
}

async function find({ client, name }: Bucket, key: string): Promise<StoredObject | null> {
  try {
    const found = await client.send(new GetObjectCommand({ Bucket: name, Key: key }), withDeadline());
    const bytes = (await found.Body?.transformToByteArray()) ?? new Uint8Array();
    return { bytes, contentType: found.ContentType ?? UNKNOWN, etag: found.ETag ?? '' };
  } catch (error) {
    if (error instanceof NoSuchKey) return null;
    throw error;
  }
}

async function headOf({ client, name }: Bucket, key: string) {
  try {
    const found = await client.send(new HeadObjectCommand({ Bucket: name, Key: key }), withDeadline());
    return { size: found.ContentLength ?? 0, contentType: found.ContentType ?? UNKNOWN };
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}

/** A slow reader may take its time; a storage that falls silent may not. */
async function* chunksOf({ client, name }: Bucket, key: string): AsyncGenerator<Uint8Array> {
  const silence = new AbortController();
  const { signal: abortSignal } = silence;
  const found = await client.send(new GetObjectCommand({ Bucket: name, Key: key }), withDeadline());
  const body = found.Body;
  if (!(body instanceof Readable)) throw new Error('The storage sent no bytes.');
  addAbortSignal(abortSignal, body);
  const iterator: AsyncIterator<Uint8Array> = body[Symbol.asyncIterator]();
  try {
    for (;;) {
      const timer = setTimeout(() => silence.abort(), DEADLINE);
      const { done, value } = await iterator.next().finally(() => clearTimeout(timer));
      if (done) return;
      yield value;
    }
  } finally {
    body.destroy();
  }
}

type Range = { prefix?: string; startAfter?: string; before?: Date };

async function* pagesOf(
  bucket: () => Promise<Bucket>,
  { prefix, startAfter, before }: Range,
): AsyncGenerator<string[]> {
  const { client, name } = await bucket();
  const range = { Bucket: name, Prefix: prefix, StartAfter: startAfter, MaxKeys: MOST_LISTED };
  for await (const page of paginateListObjectsV2({ client }, range)) {
    const found = (page.Contents ?? []).filter(
      ({ LastModified }) => !before || (LastModified && LastModified < before),
    );
    yield found.flatMap((object) => object.Key ?? []);
  }
}

/** Another instance that starts at the same time may have created the bucket first. */
function ignoreExisting(error: unknown): void {
  if (!(error instanceof S3ServiceException) || error.name !== 'BucketAlreadyOwnedByYou') throw error;
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}
