import type { PhotoType } from '#app/platform/images/metadata/clean-photo.ts';

const OFFICE = 'application/vnd.openxmlformats-officedocument';

export const MOST_BYTES = 25_000_000;
export const MOST_FILES = 20;
/** The storage is asked for each of them before the ZIP begins. */
export const MOST_IN_ZIP = 5000;
/** Together in one form; without a script several photos come in one. */
const MOST_FORM_BYTES = 200_000_000;

/** A name without any of the `endings` gets the first. `isShown`: every browser shows it by itself. */
type Kind = { name: string; endings: readonly [string, ...string[]]; isShown?: true };

const PHOTOS: Readonly<Record<PhotoType, Kind>> = {
  'image/jpeg': { name: 'JPEG', endings: ['jpg', 'jpeg', 'jfif'], isShown: true },
  'image/png': { name: 'PNG', endings: ['png'], isShown: true },
  'image/heic': { name: 'HEIC', endings: ['heic', 'heif'] },
  'image/webp': { name: 'WebP', endings: ['webp'], isShown: true },
};

const PAPERS: Readonly<Record<string, Kind>> = {
  [`${OFFICE}.wordprocessingml.document`]: { name: 'Word', endings: ['docx'] },
  [`${OFFICE}.spreadsheetml.sheet`]: { name: 'Excel', endings: ['xlsx'] },
  'application/vnd.oasis.opendocument.spreadsheet': { name: 'ODS', endings: ['ods'] },
  'text/csv': { name: 'CSV', endings: ['csv'] },
};

/** Accepted types. A document's type is told by its bytes, never by its name. */
export const KINDS: Readonly<Record<string, Kind>> = {
  'application/pdf': { name: 'PDF', endings: ['pdf'], isShown: true },
  ...PHOTOS,
  ...PAPERS,
};

export function canBeShown(type: string): boolean {
  return Object.hasOwn(KINDS, type) && KINDS[type]?.isShown === true;
}

export const WAS_HERE = 'That was here already';

const namesOf = (kinds: Readonly<Record<string, Kind>>) => Object.values(kinds).map(({ name }) => name);

/** `PDF, photos (JPEG, PNG), Word or CSV` */
export const KINDS_TEXT =
  `PDF, photos (${namesOf(PHOTOS).join(', ')}), ${namesOf(PAPERS).join(', ')}`.replace(/, (\w+)$/, ' or $1');

export const ACCEPT = Object.entries(KINDS)
  .flatMap(([type, { endings }]) => [type, ...endings.map((ending) => `.${ending}`)])
  .join(',');

export function isPhoto(type: string): type is PhotoType {
  return Object.hasOwn(PHOTOS, type);
}

export const UPLOAD = { bytes: MOST_FORM_BYTES, spooled: true, ofWork: true } as const;
