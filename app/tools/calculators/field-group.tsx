import { useState, type ReactNode } from 'react';

type Props = { title: string; isFilled: boolean; children: ReactNode };

export function FieldGroup({ title, isFilled, children }: Props) {
  const [isOpened, setOpened] = useState(false);
  return (
    <details
      className="field-group"
      open={isOpened || isFilled}
      onToggle={(event) => setOpened(event.currentTarget.open)}
    >
      <summary>{title}</summary>
      <div className="grid gap-5 pt-2 pb-4">{children}</div>
    </details>
  );
}
