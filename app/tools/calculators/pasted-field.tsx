import { Suspense, type ChangeEvent, type ComponentProps } from 'react';
import { readText } from '#app/platform/csv/text-encoding.ts';
import { TextArea } from '#app/platform/ui/field.tsx';
import { lazyPart } from '#app/platform/ui/lazy-part.tsx';
import type { MonthsField, PastedField as RowsSpec } from './field.ts';
import { isUncounted } from './uncounted.ts';

type Props = ComponentProps<typeof TextArea> & {
  field: MonthsField | RowsSpec;
  value: string;
  onType: (name: string, value: string) => void;
};

/** Needs the CSV reader, which loads once rows are pasted. */
const TableAsRead = lazyPart(async () => (await import('./table-as-read.tsx')).TableAsRead);

/** Rows are pasted, or read from a file that never leaves the browser. They count once they were checked. */
export function PastedField({ field, value, onType, ...shared }: Props) {
  const { name } = field;

  async function readFile({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (file) onType(name, readText(new Uint8Array(await file.arrayBuffer())));
  }

  function count(counted: string) {
    onType(name, counted);
    // The button disappears, and the focus with it.
    document.getElementById(name)?.focus();
  }

  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      <TextArea {...shared} value={value} spellCheck={false} />
      <label className="needs-script min-w-0">
        <span className="hint block">Or read a CSV file: it stays in this browser.</span>
        <input
          type="file"
          className="min-h-11 w-full"
          accept=".csv,.txt,text/csv,text/plain"
          onChange={readFile}
        />
      </label>
      {isUncounted(field, { [name]: value }) && (
        <>
          {/* Enter in any field presses the first button of the form. */}
          <button type="submit" name="intent" value="calculate" form={shared.form} hidden>
            Calculate
          </button>
          <Suspense fallback={<p className="hint">Reading the rows…</p>}>
            <TableAsRead field={field} text={value} formId={shared.form} onCount={count} />
          </Suspense>
        </>
      )}
    </div>
  );
}
