import { Notice } from '#app/ui/notice.tsx';
import { VALIDATION_ERROR } from './refusal.ts';

type Props = {
  shown: boolean;
  /** What went wrong that is no field's fault; it takes the focus, as no field does. */
  failure?: { title: string; message?: string };
  /** The first field's message. */
  message?: string;
};

/** The refusal at the top of the form: announced where a script runs, focused by the browser where none does. */
export function RefusalNotice({ shown, failure, message }: Props) {
  if (!shown) return null;
  return (
    <div role="alert" tabIndex={-1} autoFocus ref={failure && focus} className="mb-7">
      <Notice tone="loss" title={failure?.title ?? VALIDATION_ERROR}>
        {failure?.message ?? message}
      </Notice>
    </div>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}
