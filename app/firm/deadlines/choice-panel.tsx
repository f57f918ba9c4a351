import type { Choice } from './choice.ts';
import { ChoiceForm } from './choice-form.tsx';

export function ChoicePanel({ choice }: { choice: Choice }) {
  const isWrong = choice.registeredError !== null || choice.onError !== null;
  return (
    <live-choice class="choice-panel no-print">
      <details open={isWrong}>
        <summary>{choice.isDefault ? 'Choose who you are' : 'Change who you are'}</summary>
        <ChoiceForm choice={choice} />
      </details>
      <p role="status" className="sr-only" />
    </live-choice>
  );
}
