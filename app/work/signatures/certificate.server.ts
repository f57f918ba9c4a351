import { createPrivateKey } from 'node:crypto';
import { desc, sql } from 'drizzle-orm';
import { firm } from '#app/platform/content/firm.ts';
import { db } from '#app/platform/db/client.server.ts';
import { signingCertificates } from '#app/platform/db/schema/signatures.ts';
import { env } from '#app/platform/env/env.server.ts';
import { seal, unseal } from '#app/platform/http/sealed.server.ts';
import { certificatesIn } from '#app/platform/env/signing-certificate.server.ts';
import { makeCertificate } from './self-made.ts';
import type { SigningCertificate } from './signed-message.ts';

type Ours = SigningCertificate & { isSelfMade: boolean };

/** That of the settings; else one that the site makes at its first seal and keeps, the same for all its replicas. */
export async function signingCertificate({ SIGNING_CERTIFICATE } = env(), now = new Date()): Promise<Ours> {
  if (SIGNING_CERTIFICATE) {
    const [certificate = '', ...chain] = certificatesIn(SIGNING_CERTIFICATE);
    return { key: createPrivateKey(SIGNING_CERTIFICATE), certificate, chain, isSelfMade: false };
  }
  return db().transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('signing certificate'))`);
    const [kept] = await tx
      .select()
      .from(signingCertificates)
      .orderBy(desc(signingCertificates.madeAt), desc(signingCertificates.id))
      .limit(1);
    const key = kept && unseal(kept.key, 'signing key');
    if (key) return ownOf({ key, certificate: kept.certificate });
    const made = await makeCertificate(firm.legalName, now);
    await tx
      .insert(signingCertificates)
      .values({ certificate: made.certificate, key: seal(made.key, 'signing key'), madeAt: now });
    return ownOf(made);
  });
}

function ownOf({ key, certificate }: { key: string; certificate: string }): Ours {
  return { key: createPrivateKey(key), certificate, chain: [], isSelfMade: true };
}
