export type LinkedData = { '@context': 'https://schema.org'; '@type': string; [property: string]: unknown };

/** `origin` is the site's: schema.org wants absolute addresses. */
export type MakeLinkedData = (origin: string) => LinkedData;

export const SCHEMA_ORG = 'https://schema.org';
