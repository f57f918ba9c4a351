import { useFetcher } from '@remix-run/react';
import { useState } from 'react';
import type { List } from '#app/lists/core/lists.ts';
import { FieldControl } from './field-control.tsx';
import { useLeaveGuard } from '#app/platform/ui/leave-guard.ts';
import { useSend } from './in-browser.ts';
import type { ListAnswer } from './list-answer.ts';
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
  const fetcher = useFetcher<ListAnswer>({ key });
  const submit = useSend();
  const entry = entriesOf(row)[field] ?? '';
  const busy = fetcher.state !== 'idle';
  const answer = busy ? undefined : fetcher.data;
  const [latest, setDraft] = useState<Draft | null>(
    submitted === undefined ? null : { value: submitted, version: row.version, sent: false },
  );
  const stale = answer?.stale;
  const draft = latest?.sent && answer?.toast ? null : latest;
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
        error={errorOf(answer, field) ?? error}
        busy={busy}
        onType={type}
        onSave={save}
      />
      <SaveStatus busy={busy} saved={answer?.toast !== undefined && !draft} />
      {stale && draft && (
        <StaleChoice
          stale={stale}
          choose={{
            keep: () => send(draft.value, keepFields(stale)),
            take: () => {
              const theirs = { [field]: stale.conflicts[0]?.theirs };
              send(entriesOf(theirs)[field] ?? '', keepFields({ ...stale, mine: theirs }));
            },
          }}
        />
      )}
    </div>
  );
}

function errorOf(answer: ListAnswer | undefined, field: FieldName): string | undefined {
  return answer?.isStale ? undefined : (answer?.errors[field] ?? answer?.error);
}
