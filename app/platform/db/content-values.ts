/** `past`: was shown. `dropped`: never was. */
export const CONTENT_STATES = ['draft', 'planned', 'live', 'past', 'dropped'] as const;

/** `own`: as written here. `file`: as the file of `content/` has it. `none`: not shown at all. */
export const CONTENT_SOURCES = ['own', 'file', 'none'] as const;
export type ContentSource = (typeof CONTENT_SOURCES)[number];

export type ContentValue = string | number | boolean | readonly string[] | null;

export type ContentValues = Readonly<Record<string, ContentValue>>;
