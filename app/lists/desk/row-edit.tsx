import { Link } from '@remix-run/react';
import type { FormEvent } from 'react';
import { adminPath, type List } from '#app/lists/core/lists.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { RowCommand } from './live-form.tsx';
import type { ListAnswer } from './list-answer.ts';
import { FIELD_NAMES, type Row } from './row.ts';
import { SavedField } from './saved-field.tsx';

type Props = { list: List; row: Row; answer: ListAnswer | undefined };

export function RowEdit({ list, row, answer }: Props) {
  const here = adminPath(list.name);
  return (
    <div className="list-row-edit">
      <form method="post" onSubmit={saveField} noValidate className="edit-form">
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="id" value={row.id} />
        <input type="hidden" name="version" value={row.version} />
        {FIELD_NAMES.filter((field) => field !== 'category' || list.categories).map((field) => (
          <SavedField
            key={field}
            list={list}
            row={row}
            field={field}
            submitted={answer?.values?.[field]}
            error={answer?.errors[field]}
          />
        ))}
        <Button type="submit" small className="without-script">
          Save
        </Button>
      </form>
      <div className="edit-links">
        <Link to={`${here}/history/${row.id}`}>History</Link>
        <Link to={`${here}/preview?with=${row.id}`}>Preview</Link>
        {row.logoUrl?.startsWith('/logos/') && <Link to={`${here}/logo/${row.id}`}>Crop the logo</Link>}
        {row.logoUrl && (
          <RowCommand row={row} intent="remove-logo">
            Remove logo
          </RowCommand>
        )}
      </div>
    </div>
  );
}

/** Enter saves as leaving the field does, and keeps the focus. */
function saveField(event: FormEvent): void {
  event.preventDefault();
  const field = document.activeElement;
  if (!(field instanceof HTMLElement)) return;
  field.blur();
  field.focus();
}
