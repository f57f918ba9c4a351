import { findCalculator } from '#app/calculators/calculators.ts';
import { When } from '#app/ui/when.tsx';
import { ReopenForm } from '#app/saved/reopen-form.tsx';
import { formatRand } from '#app/tax/money.ts';
import { Sheet } from '#app/ui/sheet.tsx';
import type { Entry, Message } from './message.ts';

export function Thread({ message }: { message: Message }) {
  return (
    <>
      <Sheet margin>
        <p className="hint mb-4">
          <span className="font-semibold text-ink">{message.name}</span> wrote,{' '}
          <When at={message.receivedAt} />
        </p>
        <p className="desk-words">{message.message}</p>
        <Calculation calculation={message.calculation} />
      </Sheet>
      {message.entries.length > 0 && (
        <ol className="mt-6 grid gap-4" aria-label="Replies and notes">
          {message.entries.map((entry) => (
            <li key={entry.id}>
              <ThreadEntry entry={entry} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function ThreadEntry({ entry: { kind, by, body, at } }: { entry: Entry }) {
  const isNote = kind === 'note';
  return (
    <article
      className={`rounded-sheet border p-4 ${isNote ? 'border-dashed border-rule-strong' : 'border-rule bg-sheet'}`}
    >
      <p className="hint mb-2">
        <span className="font-semibold text-ink">{by}</span>{' '}
        {isNote ? 'noted for administrators' : 'replied by mail'}, <When at={at} />
      </p>
      <p className="desk-words">{body}</p>
    </article>
  );
}

function Calculation({ calculation }: Pick<Message, 'calculation'>) {
  if (!calculation) return null;
  const calculator = findCalculator(calculation.kind);
  return (
    <section aria-labelledby="calculation" className="mt-6 border-t border-rule pt-5">
      <div className="mb-4 flex flex-wrap justify-between gap-x-6">
        <h2 id="calculation" className="text-lg">
          {calculator.heading}
        </h2>
        <p className="num font-semibold">{formatRand(calculation.inputs.tax)}</p>
      </div>
      <ReopenForm calculator={calculator} inputs={calculation.inputs} />
    </section>
  );
}
