import { Mark } from '#app/ui/mark.tsx';
import { sizeText } from '#app/ui/size-text.ts';
import { When } from '#app/ui/when.tsx';
import { isPhoto, MOST_FILES } from './kinds.ts';
import { isCurrent, type Direction, type StoredDocument } from './document.ts';

type Props = {
  documents: readonly StoredDocument[];
  /** Where they are opened: `/work/documents` or `/admin/documents`. */
  base: string;
  /** The reader's own side: of what went to the other, it is told when it was opened. */
  own?: Direction;
  label?: string;
  /** Where files of it are sent: with it, the own ones can be removed, and photos become one PDF. */
  files?: string;
};

/** Earlier versions, and photos of which a PDF was made, are folded away. */
export function DocumentList({ documents, base, own = 'from_client', label = 'Documents', files }: Props) {
  if (documents.length === 0) return null;
  const current = documents.filter(isCurrent);
  const older = documents.filter((document) => !isCurrent(document));
  const photos = current.filter(({ type, direction }) => isPhoto(type) && direction === own);
  return (
    <div className="documents">
      <List documents={current} {...{ base, own, label, files }} />
      {files && photos.length > 1 && photos.length <= MOST_FILES && (
        <JoinPhotos photos={photos} action={files} />
      )}
      {older.length > 0 && (
        <details className="documents-older">
          <summary>{`Originals and earlier versions (${older.length})`}</summary>
          <List documents={older} {...{ base, own, label: 'Originals and earlier versions' }} />
        </details>
      )}
    </div>
  );
}

function JoinPhotos({ photos, action }: { photos: readonly StoredDocument[]; action: string }) {
  return (
    <form method="post" action={action} encType="multipart/form-data">
      {photos.map(({ id }) => (
        <input key={id} type="hidden" name="join" value={id} />
      ))}
      <button type="submit" className="link-button">{`Make one PDF of these ${photos.length} photos`}</button>
    </form>
  );
}

type ListProps = Props & Required<Pick<Props, 'own' | 'label'>>;

function List({ documents, label, ...rest }: ListProps) {
  return (
    <ul className="document-list" aria-label={label}>
      {documents.map((document) => (
        <Line key={document.id} document={document} {...rest} />
      ))}
    </ul>
  );
}

type LineProps = Pick<ListProps, 'base' | 'own' | 'files'> & { document: StoredDocument };

function Line({ document, base, own, files }: LineProps) {
  const { id, name, size, scan, hasThumbnail, direction, openedAt, createdAt } = document;
  const path = `${base}/${id}`;
  return (
    <li className="document">
      {hasThumbnail && scan === null ? (
        <img src={`${path}/thumbnail`} alt="" width={48} height={48} loading="lazy" />
      ) : (
        <span className="document-kind" aria-hidden="true">
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
          {sizeText(size)}, <When at={createdAt} />
          {direction === own && openedAt && (
            <>
              , opened <When at={openedAt} />
            </>
          )}
        </span>
      </span>
      {scan === 'waiting' && <Mark>Being checked</Mark>}
      {scan === 'missing' && <Mark tone="loss">Cannot be found at the moment</Mark>}
      {scan === 'infected' && <Mark tone="loss">Has a virus: not opened</Mark>}
      {files && direction === own && isCurrent(document) && (
        <form method="post" action={path}>
          <button type="submit" className="link-button">
            Remove<span className="sr-only"> {name}</span>
          </button>
        </form>
      )}
    </li>
  );
}

function endingOf(name: string): string {
  return /\.([a-z0-9]{1,4})$/i.exec(name)?.[1]?.toUpperCase() ?? 'FILE';
}
