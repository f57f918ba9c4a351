import type { ReactNode } from 'react';

type Props = {
  summary: string;
  isRow?: boolean;
  children: ReactNode;
};

export function Fold({ summary, isRow = false, children }: Props) {
  return (
    <details className={isRow ? 'fold fold-row' : 'fold'}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

type TitledProps = { title: string; isOpen?: boolean; children: ReactNode };

export function TitledFold({ title, isOpen = false, children }: TitledProps) {
  return (
    <>
      <h3 className="fold-title">{title}</h3>
      <details className="fold fold-row" open={isOpen}>
        <summary>
          <h3>{title}</h3>
        </summary>
        {children}
      </details>
    </>
  );
}

type PartProps = { id: string; title: string; isOpen?: boolean; children: ReactNode };

/** Folded on a desktop too. `id`: of its heading. */
export function FoldedPart({ id, title, isOpen = false, children }: PartProps) {
  return (
    <details className="fold-row" open={isOpen}>
      <summary>
        <h3 id={id}>{title}</h3>
      </summary>
      {children}
    </details>
  );
}

export function Folds({ items }: { items: readonly { title: string; content: ReactNode }[] }) {
  return (
    <div className="folds">
      {items.map(({ title, content }) => (
        <details key={title} className="fold-row">
          <summary>
            <h3>{title}</h3>
          </summary>
          <div className="fold-words">{content}</div>
        </details>
      ))}
    </div>
  );
}
