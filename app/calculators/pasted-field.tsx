import type { ChangeEvent, ComponentProps } from 'react';
import { TextArea } from '#app/ui/field.tsx';
import type { PastedField as Spec } from './field.ts';

type Props = ComponentProps<typeof TextArea> & {
  field: Spec;
  value: string;
  onType: (name: string, value: string) => void;
};

/** Rows are pasted, or read from a file that never leaves the browser; their sums stay in the field. */
export function PastedField({ field, value, onType, ...shared }: Props) {
  const { name, sums } = field;

  function change({ currentTarget, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) {
    const isPasted = (nativeEvent as InputEvent).inputType === 'insertFromPaste';
    onType(name, isPasted ? sums(currentTarget.value) : currentTarget.value);
  }

  async function readFile({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (file) onType(name, sums(await file.text()));
  }

  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      <TextArea {...shared} value={value} rows={4} spellCheck={false} onChange={change} />
      <label className="needs-script min-w-0">
        <span className="hint block">Or read a CSV file: it stays in this browser.</span>
        <input
          type="file"
          className="min-h-11 w-full"
          accept=".csv,.txt,text/csv,text/plain"
          onChange={readFile}
        />
      </label>
    </div>
  );
}
