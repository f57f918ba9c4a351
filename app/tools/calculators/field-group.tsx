import { useState, type ReactNode } from 'react';

type Props = {
  title: string;
  /** Open, because something in it is filled in, wrong or needed. */
  isNeeded: boolean;
  children: ReactNode;
};

export function FieldGroup({ title, isNeeded, children }: Props) {
  const [isOpened, setOpened] = useState(false);
  return (
    <details
      className="field-group"
      open={isOpened || isNeeded}
      onToggle={(event) => setOpened(event.currentTarget.open)}
    >
      <summary>{title}</summary>
      <div className="grid gap-5 pt-2 pb-4">{children}</div>
    </details>
  );
}
