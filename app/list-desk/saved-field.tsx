import { useFetcher } from '@remix-run/react';
import { useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { FieldControl } from './field-control.tsx';
import type { Outcome } from './outcome.ts';
import { entriesOf } from './row-schema.ts';
import type { FieldName, Row } from './row.ts';
import { keepFields, StaleChoice } from './stale-choice.tsx';

/** What is typed and not saved yet, and the version of the row that it was typed over. */
type Draft = { value: string; version: number; sent: boolean };

type Props = {
  row: Row;
  field: FieldName;
  /** What was typed, and why it was refused, in a form that was sent without a script. */
  entered?: string;
  error?: string;
};

/** A field of a row that saves itself when it is left, and says so. */
export function SavedField({ row, field, entered, error }: Props) {
  const fetcher = useFetcher<Outcome>({ key: `save-${row.id}-${field}` });
  const entry = entriesOf(row)[field] ?? '';
  const busy = fetcher.state !== 'idle';
  const outcome = busy ? undefined : fetcher.data;
  const [latest, setDraft] = useState<Draft | null>(
    entered === undefined ? null : { value: entered, version: row.version, sent: false },
  );
  const draft = latest?.sent && outcome?.kind === 'done' ? null : latest;
  const type = (value: string) => setDraft({ value, version: draft?.version ?? row.version, sent: false });
  const send = (value: string, fields: [string, string][]) => {
    setDraft({ value, version: draft?.version ?? row.version, sent: true });
    const form = new FormData();
    for (const [name, value] of [...fields, ['live', 'yes']] as const) form.append(name, value);
    fetcher.submit(form, { method: 'post' });
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
        id={`${field}-${row.id}`}
        field={field}
        value={draft?.value ?? entry}
        error={errorOf(outcome, field) ?? error}
        busy={busy}
        status={<SaveStatus busy={busy} saved={outcome?.kind === 'done' && !draft} />}
        onType={type}
        onSave={save}
      />
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

function SaveStatus({ busy, saved }: { busy: boolean; saved: boolean }) {
  return (
    // No output element: in a label it would be a second control that the label names.
    <span role="status" className="save-status">
      {busy && 'Saving...'}
      {saved && (
        <>
          <Icon name="tick" size={15} /> Saved
        </>
      )}
    </span>
  );
}
