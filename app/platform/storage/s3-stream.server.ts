import { Readable } from 'node:stream';
import { PutObjectCommand, S3ServiceException, type S3Client } from '@aws-sdk/client-s3';
import { SECOND } from '#app/platform/core/time.ts';
import type { Source } from './object.ts';
import type { Encryption } from './s3-encryption.server.ts';
import { isDamaged, verified } from './verified.ts';

const ATTEMPTS = 3;
/** No chunk taken for this long, or no answer after the last one. */
const SILENCE = 20 * SECOND;

type Target = { client: S3Client; bucket: string; key: string; contentType: string; encryption: Encryption };

/** A stream cannot be sent again, so each attempt reads the source from the start. */
export async function putStream(target: Target, source: Source): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await putOnce(target, source);
      return;
    } catch (error) {
      const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
      const isFinal = isDamaged(error) || (status !== undefined && status < 500);
      if (isFinal || attempt === ATTEMPTS) throw error;
    }
  }
}

async function putOnce({ client, bucket, key, contentType, encryption }: Target, source: Source) {
  const stop = new AbortController();
  const wait = () => setTimeout(() => stop.abort(), SILENCE);
  let timer = wait();
  let failure: Error | undefined;
  const deliver = async function* () {
    for await (const chunk of verified(source.chunks(), source)) {
      clearTimeout(timer);
      timer = wait();
      yield chunk;
    }
  };
  const body = Readable.from(deliver());
  // The SDK would not notice, and would wait for the rest.
  body.on('error', (error) => {
    failure = error;
    stop.abort();
  });
  const command = new PutObjectCommand({
    Bucket: bucket,
    Key: key,
    ContentType: contentType,
    ContentLength: source.size,
    // The server refuses other bytes; without it the SDK would send chunks that not every server knows.
    ChecksumSHA256: Buffer.from(source.sha256, 'hex').toString('base64'),
    ...encryption,
    Body: body,
  });
  signWith(command, source.sha256);
  try {
    await client.send(command, { abortSignal: stop.signal, requestTimeout: 0 });
  } catch (error) {
    throw failure ?? error;
  } finally {
    clearTimeout(timer);
  }
}

/** Part of the signature, so that a server without checksums refuses other bytes too. */
function signWith(command: PutObjectCommand, sha256: string): void {
  command.middlewareStack.add(
    (next) => (args) => {
      const { headers } = args.request as { headers: Record<string, string> };
      headers['x-amz-content-sha256'] = sha256;
      return next(args);
    },
    { step: 'build', name: 'contentSha256' },
  );
}
