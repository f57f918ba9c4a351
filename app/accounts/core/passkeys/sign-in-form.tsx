import { Button } from '#app/platform/ui/button.tsx';
import { withReturn, type Return } from '../landing.ts';

/** Shown only by a script, because a passkey needs one. */
export function PasskeySignIn({ back, label }: { back: Return; label: string }) {
  return (
    <passkey-form hidden class="mt-5 block" data-ask="use" data-options="/auth/passkey/options">
      <form method="post" action={withReturn('/auth/passkey', back)} className="grid gap-2">
        <input type="hidden" name="answer" />
        <Button type="submit" look="quiet">
          {label}
        </Button>
        <p role="status" data-failure="" className="field-error empty:hidden" />
      </form>
    </passkey-form>
  );
}
