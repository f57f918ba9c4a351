import { Link } from '@remix-run/react';
import { Mark } from '#app/platform/ui/mark.tsx';
import { sizeText } from '#app/platform/ui/size-text.ts';
import { When } from '#app/platform/ui/when.tsx';
import { CLOSED } from './closed.ts';
import { drawingOf } from './drawing-states.ts';
import { canBeShown, isPhoto, MOST_FILES } from './kinds.ts';
import { Look } from './look.tsx';
import { isCurrent, isMovable, type Direction, type StoredDocument } from './document.ts';

const OLDER = 'Single photos and earlier versions';

type Props = {
  documents: readonly StoredDocument[];
  /** Where they are opened: `/work/documents` or `/admin/documents`. */
  base: string;
  /** The reader's side: documents that went to the other side say when they were opened. */
  own?: Direction;
  label?: string;
  /** Where its files are posted to: with it, the reader may remove some, and photos become one PDF. */
  files?: string;
  /** What each belongs to, by its id, where the list does not say it. */
  about?: Readonly<Record<string, string>>;
  decided?: ReadonlySet<string>;
  /** Unless that is offered beside it. */
  canJoin?: boolean;
  /** Whose photos become one PDF: by default the reader’s own. */
  joined?: Direction;
  filing?: string;
};

export function DocumentList({
  documents,
  base,
  own = 'from_client',
  label = 'Documents',
  files,
  about,
  decided,
  canJoin = true,
  joined = own,
  filing,
}: Props) {
  if (documents.length === 0) return null;
  const current = documents.filter(isCurrent);
  const older = documents.filter((document) => !isCurrent(document));
  const merged = new Set(older.map(({ mergedIntoId }) => mergedIntoId));
  const photos = loosePhotos(documents, joined);
  return (
    <div className="documents">
      <List documents={current} {...{ base, own, label, files, about, decided, merged, filing }} />
      <Waiting documents={documents} />
      {files && canJoin && photos.length > 0 && <JoinPhotos photos={photos} action={files} />}
      {older.length > 0 && (
        <details className="documents-older">
          <summary>{`${OLDER} (${older.length})`}</summary>
          <List documents={older} {...{ base, own, about, decided, merged, label: OLDER }} />
        </details>
      )}
    </div>
  );
}

/** With a script the page shows previews and joined PDFs as soon as they are ready. */
function Waiting({ documents }: Pick<Props, 'documents'>) {
  const isJoining = documents.some(({ joinId }) => joinId !== null);
  if (!isJoining && !documents.some(({ drawing }) => drawingOf(drawing).isDue)) return null;
  return (
    <documents-waiting data-joining={isJoining ? '' : undefined}>
      {isJoining && (
        <p role="status" className="hint">
          The photos are being joined into one PDF. It is here in a moment; load the page again to see it.
        </p>
      )}
    </documents-waiting>
  );
}

/** `onward`: its name where the work goes on after it. */
export function JoinPhotos({
  photos,
  action,
  onward,
}: {
  photos: readonly StoredDocument[];
  action: string;
  onward?: string;
}) {
  return (
    <form method="post" action={action} encType="multipart/form-data" className="documents-join">
      {photos.map(({ id }) => (
        <input key={id} type="hidden" name="join" value={id} />
      ))}
      {onward && <input type="hidden" name="onward" value="open" />}
      <button type="submit" className={onward ? 'btn' : 'btn btn-quiet btn-small'}>
        {onward ?? `Make one PDF of these ${photos.length} photos`}
      </button>
    </form>
  );
}

export function loosePhotos(documents: readonly StoredDocument[], own: Direction = 'from_client') {
  const photos = documents.filter(
    (document) => isCurrent(document) && isJoinable(document) && document.direction === own,
  );
  return photos.length > 1 && photos.length <= MOST_FILES ? photos : [];
}

function isJoinable({ type, joinId, drawing }: StoredDocument): boolean {
  return isPhoto(type) && joinId === null && drawingOf(drawing).isJoinable;
}

type ListProps = Props & Required<Pick<Props, 'own' | 'label'>> & { merged: ReadonlySet<string | null> };

function List({ documents, label, merged, ...rest }: ListProps) {
  return (
    <ul className="document-list" aria-label={label}>
      {documents.map((document) => (
        <Line key={document.id} document={document} isOfPhotos={merged.has(document.id)} {...rest} />
      ))}
    </ul>
  );
}

type LineProps = Pick<ListProps, 'base' | 'own' | 'files' | 'about' | 'decided' | 'filing'> & {
  document: StoredDocument;
  /** A PDF made of photos, which come back when it is removed. */
  isOfPhotos: boolean;
};

function Line({ document, base, own, files, about, decided, isOfPhotos, filing }: LineProps) {
  const {
    id,
    name,
    type,
    size,
    scan,
    hasThumbnail,
    drawing,
    direction,
    openedAt,
    createdAt,
    isRemovable,
    isByMail,
  } = document;
  const path = `${base}/${id}`;
  const { label: damage, isDue } = drawingOf(drawing);
  const isUnchecked = own === 'to_client' && direction !== own && scan === null && !document.isChecked;
  return (
    <li className="document">
      {hasThumbnail && scan === null ? (
        <img data-picture={id} src={`${path}/thumbnail`} alt="" width={48} height={48} loading="lazy" />
      ) : (
        <span
          data-picture={id}
          data-waits={isDue ? '' : undefined}
          className="document-kind"
          aria-hidden="true"
        >
          {endingOf(name)}
        </span>
      )}
      <span className="document-name">
        {scan === null ? (
          <a href={path} download>
            {name}
          </a>
        ) : (
          name
        )}
        <span className="hint">
          {about?.[id] && `${about[id]} · `}
          {sizeText(size)}, <When at={createdAt} />
          {isByMail && <span>, by mail</span>}
          {direction === own && openedAt && (
            <>
              , opened <When at={openedAt} />
            </>
          )}
          {direction === own && own === 'to_client' && !openedAt && unopenedText(decided?.has(id) ?? false)}
        </span>
      </span>
      {scan === null && canBeShown(type) && (
        <Look path={`${path}/look`} name={name} type={type} isInPage={own === 'to_client'} />
      )}
      {filing && isMovable(document) && (
        <Link to={`${filing}/${id}`} className="document-file">
          {document.itemId === null ? 'File' : 'Move'}
          <span className="sr-only"> {name}</span>
        </Link>
      )}
      {own === 'to_client' && document.isNew && <ToLookAt document={document} path={path} />}
      {damage && <Mark tone="loss">{damage}</Mark>}
      {isUnchecked && <Mark tone="loss">Not checked for viruses</Mark>}
      {scan && <Mark tone={CLOSED[scan].tone}>{CLOSED[scan].mark}</Mark>}
      {files && isRemovable && isCurrent(document) && (
        <Remove document={document} path={path} isOfPhotos={isOfPhotos} />
      )}
    </li>
  );
}

function unopenedText(isDecided: boolean): string {
  return isDecided ? ', answered without being opened here' : ', not opened yet';
}

function ToLookAt({ document: { name, openedAt }, path }: { document: StoredDocument; path: string }) {
  return (
    <>
      <Mark tone="bloom">{openedAt ? 'To look at' : 'New'}</Mark>
      <form method="post" action={path}>
        <button type="submit" name="intent" value="accept" className="link-button">
          Accept<span className="sr-only"> {name}</span>
        </button>
      </form>
    </>
  );
}

function endingOf(name: string): string {
  return /\.([a-z0-9]{1,4})$/i.exec(name)?.[1]?.toUpperCase() ?? 'FILE';
}

type RemoveProps = { document: StoredDocument; path: string; isOfPhotos: boolean };

/** Asks first; a PDF of photos is split at once, because it can be made again. */
function Remove({ document: { name }, path, isOfPhotos }: RemoveProps) {
  const form = (label: string) => (
    <form method="post" action={path}>
      <button type="submit" name="intent" value="remove" className="link-button">
        {label}
        <span className="sr-only"> {name}</span>
      </button>
    </form>
  );
  if (isOfPhotos) return form('Split into single photos');
  return (
    <details className="document-remove">
      <summary>
        Remove<span className="sr-only"> {name}</span>
      </summary>
      {form('Yes, remove it')}
    </details>
  );
}
