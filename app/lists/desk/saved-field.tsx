import { useFetcher } from '@remix-run/react';
import { useState } from 'react';
import type { List } from '#app/lists/core/lists.ts';
import { FieldControl } from './field-control.tsx';
import { useLeaveGuard } from '#app/platform/ui/leave-guard.ts';
import { useSend } from './in-browser.ts';
import type { Outcome } from './outcome.ts';
import { entriesOf } from './row-schema.ts';
import type { FieldName, Row } from './row.ts';
import { SaveStatus } from './save-status.tsx';
import { keepFields, StaleChoice } from './stale-choice.tsx';

type Draft = { value: string; version: number; sent: boolean };

type Props = {
  list: List;
  row: Row;
  field: FieldName;
  submitted?: string;
  error?: string;
};

export function SavedField({ list, row, field, submitted, error }: Props) {
  const key = `save-${row.id}-${field}`;
  const fetcher = useFetcher<Outcome>({ key });
  const submit = useSend();
  const entry = entriesOf(row)[field] ?? '';
  const busy = fetcher.state !== 'idle';
  const outcome = busy ? undefined : fetcher.data;
  const [latest, setDraft] = useState<Draft | null>(
    submitted === undefined ? null : { value: submitted, version: row.version, sent: false },
  );
  const draft = latest?.sent && outcome?.kind === 'done' ? null : latest;
  useLeaveGuard(draft !== null && draft.value !== entry);
  const type = (value: string) => setDraft({ value, version: draft?.version ?? row.version, sent: false });
  const send = (value: string, fields: [string, string][]) => {
    setDraft({ value, version: draft?.version ?? row.version, sent: true });
    submit(key, fields);
  };
  const save = (value: string) => {
    if (busy) return;
    if (value === entry) return setDraft(null);
    const version = String(draft?.version ?? row.version);
    send(value, [
      ['intent', 'save'],
      ['id', row.id],
      ['version', version],
      ['only', field],
      [field, value],
    ]);
  };
  return (
    <div className={`edit-${field}`}>
      <FieldControl
        list={list}
        id={`${field}-${row.id}`}
        field={field}
        value={draft?.value ?? entry}
        error={errorOf(outcome, field) ?? error}
        busy={busy}
        onType={type}
        onSave={save}
      />
      <SaveStatus busy={busy} saved={outcome?.kind === 'done' && !draft} />
      {outcome?.kind === 'stale' && draft && (
        <StaleChoice
          stale={outcome.stale}
          choose={{
            keep: () => send(draft.value, keepFields(outcome.stale)),
            take: () => {
              const { conflicts } = outcome.stale;
              const theirs = { [field]: conflicts[0]?.theirs };
              send(entriesOf(theirs)[field] ?? '', keepFields({ ...outcome.stale, mine: theirs }));
            },
          }}
        />
      )}
    </div>
  );
}

function errorOf(outcome: Outcome | undefined, field: FieldName): string | undefined {
  if (outcome?.kind !== 'refused') return undefined;
  return outcome.errors?.[field] ?? outcome.toast.description;
}
