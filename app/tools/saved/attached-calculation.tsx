import type { AttachedCalculation } from './attached.ts';
import { ReopenForm } from './reopen-form.tsx';
import { StoredFigures } from './stored-figures.tsx';

export function Attached({ calculation }: { calculation: AttachedCalculation | null }) {
  if (!calculation) return null;
  const { heading, calculator, inputs } = calculation;
  return (
    <section aria-labelledby="calculation" className="mt-6 border-t border-rule pt-5">
      <div className="mb-4 flex flex-wrap justify-between gap-x-6">
        <h2 id="calculation" className="text-lg">
          {heading}
        </h2>
        <StoredFigures inputs={inputs} />
      </div>
      <ReopenForm calculator={calculator} inputs={inputs} />
    </section>
  );
}
