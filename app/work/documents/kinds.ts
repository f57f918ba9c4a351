const OFFICE = 'application/vnd.openxmlformats-officedocument';

export const MOST_BYTES = 25_000_000;
export const MOST_FILES = 20;
/** The storage is asked for each of them before the ZIP begins. */
export const MOST_IN_ZIP = 5000;
/** Together in one form; without a script several photos come in one. */
const MOST_FORM_BYTES = 200_000_000;

/** Accepted types, with the extensions of their names. A name without any of them gets the first. */
export const KINDS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg', 'jfif'],
  'image/png': ['png'],
  'image/heic': ['heic', 'heif'],
  'image/webp': ['webp'],
  [`${OFFICE}.wordprocessingml.document`]: ['docx'],
  [`${OFFICE}.spreadsheetml.sheet`]: ['xlsx'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
  'text/csv': ['csv'],
};

/** Every browser shows these by itself. A document's type is told by its bytes, never by its name. */
const SHOWN = new Set(['application/pdf', 'image/jpeg', 'image/png', 'image/webp']);

export function canBeShown(type: string): boolean {
  return SHOWN.has(type);
}

export const WAS_HERE = 'That was here already';

export const KINDS_TEXT = 'PDF, photos (JPEG, PNG, HEIC, WebP), Word, Excel, ODS or CSV';

export const ACCEPT = Object.entries(KINDS)
  .flatMap(([type, endings]) => [type, ...endings.map((ending) => `.${ending}`)])
  .join(',');

export function isPhoto(type: string): boolean {
  return type.startsWith('image/');
}

export const UPLOAD = { bytes: MOST_FORM_BYTES, spooled: true, ofWork: true } as const;
