import { lazy, Suspense, useEffect, useRef, useState } from 'react';
// oxlint-disable-next-line import/default -- ?worker&url makes a script of its own, which is loaded when a file is chosen.
import paperWorker from '#app/tools/papers/paper-worker.ts?worker&url';
import type { OnType } from './calculator-field.tsx';
import type { Option, Values } from './field.ts';
import type { Filled, Filling } from './read-papers.ts';

type Props = { years: readonly Option[]; values: Values; onType: OnType };

type Answer = Filled | 'reading' | null;

const PapersAsRead = lazy(async () => ({ default: (await import('./papers-as-read.tsx')).PapersAsRead }));

/** Fills in what SARS's notice and IRP5s say. The files never leave the browser. */
export function PapersField({ years, values, onType }: Props) {
  const [answer, setAnswer] = useState<Answer>(null);
  const input = useRef<HTMLInputElement>(null);
  const now = useRef(values);
  const before = useRef<Values>({});
  useEffect(() => void (now.current = values), [values]);
  // The file may have been chosen before React ran.
  useEffect(() => {
    if (input.current?.files?.length) input.current.dispatchEvent(new Event('change', { bubbles: true }));
  }, []);

  function fill(fillings: readonly Filling[]) {
    for (const { name, value } of fillings) onType(name, value);
  }

  function takeBack() {
    const fillings = answer !== null && answer !== 'reading' && 'fillings' in answer ? answer.fillings : [];
    const back = fillings.filter(({ name, value }) => now.current[name] === value);
    fill(back.map((filling) => ({ ...filling, value: before.current[filling.name] ?? '' })));
    setAnswer(null);
  }

  async function read() {
    const files = [...(input.current?.files ?? [])];
    if (files.length === 0) return;
    takeBack();
    setAnswer('reading');
    const { readPapers } = await import('./read-papers.ts');
    const found = await readPapers(files, paperWorker, years);
    before.current = now.current;
    if ('fillings' in found) fill(found.fillings);
    setAnswer(found);
    // The same file can be chosen again, after it was mended.
    if (input.current) input.current.value = '';
  }

  return (
    <div className="needs-script min-w-0">
      <label>
        <span className="label">From your papers (PDF)</span>
        <span className="hint block">
          SARS’s notice (ITA34), your IRP5s, or all of them. They are read in this browser and sent nowhere.
        </span>
        <input
          ref={input}
          type="file"
          multiple
          className="mt-1 min-h-11 w-full"
          accept="application/pdf,.pdf"
          onChange={() => void read()}
        />
      </label>
      <div role="status">
        {answer === 'reading' && <p className="hint">Reading…</p>}
        {answer !== null && answer !== 'reading' && (
          <Suspense>
            <PapersAsRead answer={answer} values={values} onTakeBack={takeBack} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
