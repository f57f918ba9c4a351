import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Sheet } from './sheet.tsx';

/** Shows what the file would change before anything is. `children`: what the file holds. */
export function TableFileForm({
  label = 'Excel or CSV file',
  children,
}: {
  label?: string;
  children: ReactNode;
}) {
  return (
    <Sheet margin>
      <form method="post" encType="multipart/form-data">
        <label htmlFor="file" className="label">
          {label}
        </label>
        <input
          id="file"
          type="file"
          name="file"
          accept=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          required
          className="input"
          aria-describedby="file-hint"
        />
        <p id="file-hint" className="hint mt-2">
          {children}
        </p>
        <Button type="submit" className="mt-5" name="intent" value="try">
          Show what would change
        </Button>
      </form>
    </Sheet>
  );
}
