import { Notice, type Tone } from '#app/ui/notice.tsx';

type Props = { toast: { title: string; description?: string; tone: Tone } | null };

/** The message after a redirect, and the place where the shell script puts those of the page itself. */
export function Toasts({ toast }: Props) {
  return (
    <>
      {toast && (
        <output className="wrap block pt-5">
          <Notice tone={toast.tone} title={toast.title}>
            {toast.description}
          </Notice>
        </output>
      )}
      <toast-region class="toast-region" aria-live="polite" />
    </>
  );
}
