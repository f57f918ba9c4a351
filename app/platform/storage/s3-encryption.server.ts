import {
  DeleteObjectCommand,
  PutObjectCommand,
  S3ServiceException,
  type PutObjectCommandInput,
  type S3Client,
} from '@aws-sdk/client-s3';

export type Encryption = Pick<PutObjectCommandInput, 'ServerSideEncryption' | 'SSEKMSKeyId'>;

/** The value of `S3_ENCRYPTION`: `AES256`, `aws:kms`, `aws:kms:KEY` or `none`; undefined: `AES256` if the store can. */
export type WantedEncryption = string | undefined;

const BY_THE_STORE: Encryption = { ServerSideEncryption: 'AES256' };
const KMS = 'aws:kms';

type Target = { client: S3Client; bucket: string; abortSignal: AbortSignal };

/** Tested with a small object: some stores accept the header and encrypt nothing. Throws a `Refusal`. */
export async function findEncryption(
  { client, bucket, abortSignal }: Target,
  wanted: WantedEncryption,
): Promise<Encryption> {
  if (wanted === 'none') return {};
  const encryption = wanted ? encryptionOf(wanted) : BY_THE_STORE;
  const object = { Bucket: bucket, Key: 'encryption-check' };
  const put = new PutObjectCommand({ ...object, Body: 'x', ...encryption });
  const answer = await client.send(put, { abortSignal }).catch(whyRefused);
  const isRefused = typeof answer === 'string';
  if (!isRefused) await client.send(new DeleteObjectCommand(object), { abortSignal });
  if (!isRefused && answer.ServerSideEncryption === encryption.ServerSideEncryption) return encryption;
  if (!wanted) return {};
  throw refusal(wanted, isRefused ? answer : 'it took the object and did not encrypt it');
}

function encryptionOf(wanted: string): Encryption {
  if (!wanted.startsWith(KMS)) return BY_THE_STORE;
  const key = wanted.slice(KMS.length + 1);
  return { ServerSideEncryption: KMS, ...(key && { SSEKMSKeyId: key }) };
}

/** Throws temporary failures: a store that is away or busy. */
function whyRefused(error: unknown): string {
  const status = error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0;
  const isFinal = (status >= 400 && status < 500 && status !== 408 && status !== 429) || status === 501;
  if (!isFinal || !(error instanceof Error)) throw error;
  return error.message;
}

function refusal(wanted: string, why: string): Error {
  const text = `The object storage does not encrypt as S3_ENCRYPTION=${wanted} asks (${why}): give it a key, or set S3_ENCRYPTION=none and encrypt its disk.`;
  return Object.assign(new Error(text), { name: 'Refusal' });
}
