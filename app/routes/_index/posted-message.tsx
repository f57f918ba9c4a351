import type { QuickEstimateOutcome } from '#app/tools/calculators/quick-estimate-form.ts';
import { Notice } from '#app/platform/ui/notice.tsx';

/** Without JavaScript: what is otherwise a toast, or shown in the form. */
export function PostedMessage({ kind, message }: QuickEstimateOutcome) {
  if (!message) return null;
  return (
    <div className="wrap pt-5">
      <div role="status">
        <Notice tone={kind === 'estimated' ? 'gain' : 'loss'} title={message.title}>
          {message.description}
        </Notice>
      </div>
    </div>
  );
}
