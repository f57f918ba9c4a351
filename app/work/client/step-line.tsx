import type { Step } from './progress.ts';

export function StepLine({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="steps" aria-label="Steps">
      {steps.map(({ label, isDone, isNow }) => (
        <li key={label} data-done={isDone || undefined} aria-current={isNow ? 'step' : undefined}>
          <span>{label}</span>
          {isDone && !isNow && <span className="sr-only">, done</span>}
        </li>
      ))}
    </ol>
  );
}
