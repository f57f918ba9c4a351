import { useFetcher } from '@remix-run/react';
import type { List } from '#app/lists/lists.ts';
import { Button } from '#app/ui/button.tsx';
import { LiveForm } from './live-form.tsx';
import type { Outcome } from './outcome.ts';

export function BulkBar({ id, list }: { id: string; list: List }) {
  const fetcher = useFetcher<Outcome>();
  const busy = fetcher.state !== 'idle';
  return (
    <LiveForm fetcher={fetcher} id={id} className="bulk-bar" aria-label={`The ticked ${list.plural}`}>
      <label className="tick needs-script">
        <input type="checkbox" onChange={({ currentTarget }) => tickAll(currentTarget)} />
        All<span className="sr-only"> on this page</span>
      </label>
      <span className="hint">Ticked:</span>
      {(['show', 'hide', 'delete'] as const).map((intent) => (
        <Button key={intent} type="submit" name="intent" value={intent} look="quiet" small disabled={busy}>
          {{ show: 'Activate', hide: 'Hide', delete: 'Delete' }[intent]}
          <span className="sr-only"> the ticked {list.plural}</span>
        </Button>
      ))}
    </LiveForm>
  );
}

function tickAll({ form, checked }: HTMLInputElement): void {
  for (const box of form?.elements ?? []) {
    if (box instanceof HTMLInputElement && box.type === 'checkbox' && box.name === 'id')
      box.checked = checked;
  }
}
