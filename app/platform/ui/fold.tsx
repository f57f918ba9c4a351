import type { ReactNode } from 'react';

type Props = {
  summary: string;
  isOpen?: boolean;
  /** With a rule, between others of its kind. */
  isRow?: boolean;
  children: ReactNode;
};

/** Folded on a phone; open on a wide screen and on paper. */
export function Fold({ summary, isOpen = false, isRow = false, children }: Props) {
  return (
    <details className={isRow ? 'fold fold-row' : 'fold'} open={isOpen}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

type TitledProps = { title: string; id?: string; isOpen?: boolean; children: ReactNode };

/** Folded under its title on a phone; a heading over what it holds on a wide screen and on paper. */
export function TitledFold({ title, id, isOpen = false, children }: TitledProps) {
  return (
    <>
      <h3 id={id} className="fold-title">
        {title}
      </h3>
      <details className="fold fold-row" open={isOpen}>
        <summary>{title}</summary>
        {children}
      </details>
    </>
  );
}

/** A list of titles that open on every screen: for questions. */
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
