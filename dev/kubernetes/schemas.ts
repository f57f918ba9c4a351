import type { Manifest } from './render.ts';
import { messageOf } from '#app/platform/core/own-error.ts';

type Model = new (data: Manifest) => { validate(): void };

const CLOUDNATIVE_PG = 'postgresql.cnpg.io/v1';
/** Kinds of operators for which no package has a schema. */
export const WITHOUT_SCHEMA = [
  'barmancloud.cnpg.io/v1 ObjectStore',
  'objectbucket.io/v1alpha1 ObjectBucketClaim',
];

/** The package and module with a manifest's type; null for those of `WITHOUT_SCHEMA`. */
export function moduleOf({ apiVersion, kind }: Manifest): string | null {
  if (WITHOUT_SCHEMA.includes(`${apiVersion} ${kind}`)) return null;
  const name = apiVersion === CLOUDNATIVE_PG ? '@kubernetes-models/cloudnative-pg' : 'kubernetes-models';
  return `${name}/${apiVersion}/${kind}`;
}

/** The schema error of Kubernetes or of the operator, or null. Throws for an unknown kind. */
export async function schemaFault(manifest: Manifest): Promise<string | null> {
  const name = moduleOf(manifest);
  if (!name) return null;
  const models: Record<string, Model | undefined> = await import(/* @vite-ignore */ name);
  const Kind = models[manifest.kind];
  if (!Kind) throw new Error(`${name} has no ${manifest.kind}`);
  try {
    new Kind(manifest).validate();
    return null;
  } catch (error) {
    return `${manifest.kind} ${manifest.metadata.name}: ${messageOf(error)}`;
  }
}
