/** A JSON-LD object in the words of schema.org. */
export type LinkedData = { '@context': 'https://schema.org'; '@type': string; [property: string]: unknown };

/** Makes one for the site at `origin`: schema.org wants whole addresses. */
export type MakeLinkedData = (origin: string) => LinkedData;

export const SCHEMA_ORG = 'https://schema.org';
