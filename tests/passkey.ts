import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { env } from '#app/platform/env/env.server.ts';

type Options = { challenge: string; user?: { id: string } };

type Flaws = { origin?: string; host?: string; counter?: number; isVerified?: boolean; handle?: string };

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;

/** A passkey in software (ES256, no attestation), which answers as a browser does. */
export function makePasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const common = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' };
  let handle = '';

  /** To be posted as `answer`. */
  function add({ challenge, user }: Options, flaws: Flaws = {}): string {
    handle = user?.id ?? '';
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
    const data = Buffer.concat([headOf(flaws, WITH_CREDENTIAL), credential]);
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.from([data.length]),
      data,
    ]);
    const clientDataJSON = clientData('webauthn.create', challenge, flaws).toString('base64url');
    const response = { clientDataJSON, attestationObject: attestation.toString('base64url') };
    return JSON.stringify({ ...common, response });
  }

  function use({ challenge }: Options, flaws: Flaws = {}): string {
    const data = headOf(flaws);
    const client = clientData('webauthn.get', challenge, flaws);
    const hash = createHash('sha256').update(client).digest();
    const signature = sign('sha256', Buffer.concat([data, hash]), privateKey);
    const response = {
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: flaws.handle ?? handle,
    };
    return JSON.stringify({ ...common, response });
  }

  return { id: common.id, add, use };
}

function clientData(type: string, challenge: string, { origin = env().APP_URL }: Flaws): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function headOf(
  { host = new URL(env().APP_URL).hostname, counter = 0, isVerified = true }: Flaws,
  more = 0,
): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const flags = Buffer.from([PRESENT | (isVerified ? VERIFIED : 0) | more]);
  return Buffer.concat([createHash('sha256').update(host).digest(), flags, count]);
}
