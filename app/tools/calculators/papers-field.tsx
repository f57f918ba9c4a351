import { useEffect, useRef, useState } from 'react';
// oxlint-disable-next-line import/default -- ?worker&url makes a script of its own, which is loaded when a file is chosen.
import paperWorker from '#app/tools/papers/paper-worker.ts?worker&url';
import { Lost } from '#app/platform/ui/lazy-part.tsx';
import type { OnType } from './calculator-field.tsx';
import type { Option, Values } from './field.ts';
import type * as Reader from './papers-reader.ts';
import type { Change, Shown } from './papers-shown.ts';

type Props = { years: readonly Option[]; values: Values; onType: OnType };

/** Fills in what SARS's notice and IRP5s say. The files never leave the browser. */
export function PapersField({ years, values, onType }: Props) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [reader, setReader] = useState<typeof Reader>();
  const [progress, setProgress] = useState<'reading' | 'failed'>();
  const input = useRef<HTMLInputElement>(null);
  const now = useRef({ shown, values, years });
  useEffect(() => void (now.current = { shown, values, years }), [shown, values, years]);
  // The file may have been chosen before React ran.
  useEffect(() => {
    if (input.current?.files?.length) input.current.dispatchEvent(new Event('change', { bubbles: true }));
  }, []);

  function show({ shown, typed }: Change) {
    setShown(shown);
    for (const [name, value] of Object.entries(typed)) onType(name, value);
  }

  async function read() {
    const files = [...(input.current?.files ?? [])];
    if (!input.current || files.length === 0) return;
    // Lets the same file be chosen again after a correction.
    input.current.value = '';
    setProgress('reading');
    try {
      const loaded = await import('./papers-reader.ts');
      const more = await loaded.readPapers(files, paperWorker);
      setReader(loaded);
      show(loaded.shownWith(more, now.current));
      setProgress(undefined);
    } catch {
      setProgress('failed');
    }
  }

  return (
    <div className="needs-script min-w-0">
      <label>
        <span className="label">From your papers (PDF)</span>
        <span className="hint block">
          SARS’s notice (ITA34), your IRP5s, or all of them. They are read in this browser and sent nowhere.
        </span>
        {/* Chosen files are listed below; the browser's own text beside the button would say “No file chosen”. */}
        <input
          ref={input}
          type="file"
          multiple
          className="mt-1 min-h-11 w-full text-transparent"
          accept="application/pdf,.pdf"
          onChange={() => void read()}
        />
      </label>
      <div role="status">
        {progress === 'reading' && <p className="hint">Reading…</p>}
        {progress === 'failed' && <Lost />}
        {shown && reader && (
          <reader.PapersAsRead
            {...{ shown, values, years }}
            onTakeOut={(change) => {
              show(change);
              input.current?.focus();
            }}
          />
        )}
      </div>
    </div>
  );
}
