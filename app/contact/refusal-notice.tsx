import { Notice } from '#app/ui/notice.tsx';
import { VALIDATION_ERROR } from './refusal.ts';

type Props = {
  visible: boolean;
  failure?: { title: string; message?: string };
  message?: string;
};

/** Announced with a script, focused by the browser without one. */
export function RefusalNotice({ visible, failure, message }: Props) {
  if (!visible) return null;
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
