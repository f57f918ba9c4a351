import { useState } from 'react';
import { useHydrated } from '#app/lists/desk/in-browser.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { SelectField, TextField } from '#app/platform/ui/field.tsx';
import { ACCEPT, KINDS_TEXT, MOST_BYTES, MOST_FILES } from '#app/work/documents/kinds.ts';
import { fileField, PLACE_FIELD } from '#app/work/documents/sorted.ts';
import { guessItem } from './guess-item.ts';

type Item = { id: string; what: string; hasCome: boolean };

const HINT = `${KINDS_TEXT}; ${MOST_BYTES / 1_000_000} MB each, at most ${MOST_FILES} at once.`;

/** Several files, each for an item, sent by one press. Without a script each item has a control of its own. */
export function PapersForm({ items }: { items: readonly Item[] }) {
  const hydrated = useHydrated();
  return (
    <form method="post" encType="multipart/form-data" className="grid max-w-xl gap-6">
      {hydrated ? <AnyFiles items={items} /> : <FilesByItem items={items} />}
      <div>
        <Button type="submit">Store them</Button>
      </div>
    </form>
  );
}

function AnyFiles({ items }: { items: readonly Item[] }) {
  const [files, setFiles] = useState<readonly { id: string; name: string }[]>([]);
  const options = [
    { value: '', label: 'Another paper of this work' },
    ...items.map(({ id, what, hasCome }) => ({
      value: id,
      label: hasCome ? `${what} (came already)` : what,
    })),
  ];
  return (
    <>
      <TextField
        id="files"
        type="file"
        name="file"
        label="Files from this device"
        hint={HINT}
        multiple
        accept={ACCEPT}
        required
        onChange={({ currentTarget }) =>
          setFiles([...(currentTarget.files ?? [])].map(({ name }) => ({ id: crypto.randomUUID(), name })))
        }
      />
      {files.map(({ id, name }) => (
        <SelectField
          key={id}
          id={`place-${id}`}
          name={PLACE_FIELD}
          label={name}
          options={options}
          defaultValue={guessItem(name, items) ?? ''}
        />
      ))}
    </>
  );
}

function FilesByItem({ items }: { items: readonly Item[] }) {
  return (
    <>
      <p className="hint">{HINT}</p>
      {[...items, { id: '', what: 'Another paper of this work', hasCome: false }].map(
        ({ id, what, hasCome }) => (
          <TextField
            key={id}
            id={`file-${id}`}
            type="file"
            name={fileField(id)}
            label={hasCome ? `${what} (came already)` : what}
            multiple
            accept={ACCEPT}
          />
        ),
      )}
    </>
  );
}
