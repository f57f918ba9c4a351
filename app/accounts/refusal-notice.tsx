import { Notice } from '#app/ui/notice.tsx';
import type { Refusal } from './refusal.server.ts';
import { ResendForm } from './resend-form.tsx';

export function RefusalNotice({ refusal }: { refusal: Refusal | undefined }) {
  if (!refusal) return null;
  const email = refusal.result.initialValue?.email;
  return (
    <div role="alert" tabIndex={-1} autoFocus className="mb-6">
      <Notice tone="loss" title={refusal.title}>
        {refusal.message}
        {refusal.offersLink && typeof email === 'string' && <ResendForm email={email} />}
      </Notice>
    </div>
  );
}
