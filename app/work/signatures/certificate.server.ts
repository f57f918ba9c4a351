import { createPrivateKey, X509Certificate } from 'node:crypto';
import { desc, sql } from 'drizzle-orm';
import { firm } from '#app/platform/content/firm.ts';
import { DAY } from '#app/platform/core/time.ts';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { signingCertificates } from '#app/platform/db/schema/signatures.ts';
import { env } from '#app/platform/env/env.server.ts';
import { seal, unseal } from '#app/platform/http/sealed.server.ts';
import { certificatesIn } from '#app/platform/env/signing-certificate.server.ts';
import { makeCertificate } from './self-made.ts';
import type { SigningCertificate } from './signed-message.ts';

/** Before the end of one that the site made: another is made, and files that the old one sealed stay as they are. */
const RENEWED = 90 * DAY;

type Ours = SigningCertificate & { isSelfMade: boolean };

/** That of the settings while it is in force; else one that the site makes, shares among its replicas and renews. */
export async function signingCertificate({ SIGNING_CERTIFICATE } = env(), now = new Date()): Promise<Ours> {
  if (SIGNING_CERTIFICATE) {
    const [certificate = '', ...chain] = certificatesIn(SIGNING_CERTIFICATE);
    if (isInForce(certificate, now))
      return { key: createPrivateKey(SIGNING_CERTIFICATE), certificate, chain, isSelfMade: false };
  }
  return db().transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('signing certificate'))`);
    const kept = await keptOne(tx);
    const key = kept && unseal(kept.key, 'signing key');
    if (key && isInForce(kept.certificate, new Date(now.getTime() + RENEWED)))
      return ownOf({ key, certificate: kept.certificate });
    const made = await makeCertificate(firm.legalName, now);
    await tx
      .insert(signingCertificates)
      .values({ certificate: made.certificate, key: seal(made.key, 'signing key'), madeAt: now });
    return ownOf(made);
  });
}

/** When that of the settings ends, or else that of the site; `endsAt` null: the site has made none yet. */
export async function certificateEnd({ SIGNING_CERTIFICATE } = env()) {
  const given = SIGNING_CERTIFICATE && certificatesIn(SIGNING_CERTIFICATE)[0];
  const certificate = given ?? (await keptOne(db()))?.certificate;
  return {
    isSelfMade: !given,
    endsAt: certificate ? new X509Certificate(certificate).validToDate : null,
  };
}

async function keptOne(from: Db | Transaction) {
  const [kept] = await from
    .select()
    .from(signingCertificates)
    .orderBy(desc(signingCertificates.madeAt), desc(signingCertificates.id))
    .limit(1);
  return kept;
}

function isInForce(certificate: string, on: Date): boolean {
  const { validFromDate, validToDate } = new X509Certificate(certificate);
  return validFromDate <= on && on < validToDate;
}

function ownOf({ key, certificate }: { key: string; certificate: string }): Ours {
  return { key: createPrivateKey(key), certificate, chain: [], isSelfMade: true };
}
