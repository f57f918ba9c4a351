import { and, desc, eq, sql } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import type { Approval, SignPlace, Signing } from '#app/platform/db/work-values.ts';
import type { Engagement } from '#app/work/core/engagements/find.server.ts';
import { whyNotSealable, type SignFile } from './sealable.server.ts';

/** Of the last such document of this kind of work, of any client, in the same order; only on pages that files have. */
export async function rememberedPlaces(
  { typeId }: Pick<Engagement, 'typeId'>,
  { kind, signers }: Signing,
  files: readonly SignFile[],
): Promise<SignPlace[]> {
  const last = await lastMarked(typeId, kind);
  if (!last?.signing) return [];
  const places = last.signing.places?.flatMap((place) => {
    const file = files[last.documents.findIndex((one) => one.id === place.document)];
    const signer = signers[last.signing?.signers.findIndex(({ email }) => email === place.email) ?? -1];
    return file && signer ? [{ ...place, document: file.id, email: signer.email }] : [];
  });
  const fitting = [];
  for (const file of files) {
    const own = (places ?? []).filter(({ document }) => document === file.id);
    if (own.length > 0 && !(await whyNotSealable([file], own))) fitting.push(...own);
  }
  return fitting;
}

async function lastMarked(typeId: string, kind: Signing['kind']): Promise<Approval | null> {
  const { approval, engagementId, takes, createdAt } = requestItems;
  const [row] = await db()
    .select({ approval })
    .from(requestItems)
    .innerJoin(engagements, eq(engagements.id, engagementId))
    .where(
      and(
        eq(takes, 'approval'),
        eq(engagements.type, typeId),
        sql`${approval} #>> '{signing,kind}' = ${kind}`,
        sql`${approval} #> '{signing,places,0}' is not null`,
      ),
    )
    .orderBy(desc(createdAt))
    .limit(1);
  return row?.approval ?? null;
}
