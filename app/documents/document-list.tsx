import { Mark } from '#app/ui/mark.tsx';
import { sizeText } from '#app/ui/size-text.ts';
import { When } from '#app/ui/when.tsx';
import { isCurrent, type Direction, type StoredDocument } from './document.ts';

type Props = {
  documents: readonly StoredDocument[];
  /** Where they are opened: `/work/documents` or `/admin/documents`. */
  base: string;
  /** The reader's own side: of what went to the other, it is told when it was opened. */
  own?: Direction;
  label?: string;
};

/** Earlier versions, and photos of which a PDF was made, are folded away. */
export function DocumentList({ documents, base, own = 'from_client', label = 'Documents' }: Props) {
  if (documents.length === 0) return null;
  const older = documents.filter((document) => !isCurrent(document));
  return (
    <div className="documents">
      <List documents={documents.filter(isCurrent)} {...{ base, own, label }} />
      {older.length > 0 && (
        <details className="documents-older">
          <summary>{`Originals and earlier versions (${older.length})`}</summary>
          <List documents={older} {...{ base, own, label: 'Originals and earlier versions' }} />
        </details>
      )}
    </div>
  );
}

function List({ documents, label, ...rest }: Required<Props>) {
  return (
    <ul className="document-list" aria-label={label}>
      {documents.map((document) => (
        <Line key={document.id} document={document} {...rest} />
      ))}
    </ul>
  );
}

function Line({ document, base, own }: { document: StoredDocument; base: string; own: Direction }) {
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
      {scan === 'infected' && <Mark tone="loss">Has a virus: not opened</Mark>}
    </li>
  );
}

function endingOf(name: string): string {
  return /\.([a-z0-9]{1,4})$/i.exec(name)?.[1]?.toUpperCase() ?? 'FILE';
}
