import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { fieldState } from './field-state.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import type { Refusal } from './refusal.server.ts';

const KINDS = {
  verification: { action: '/auth/resend', button: 'Send a new link' },
  'password-reset': { action: '/auth/forgot', button: 'Send me a link' },
};

export function RequestLinkForm({ kind, refusal }: { kind: keyof typeof KINDS; refusal?: Refusal }) {
  const { action, button } = KINDS[kind];
  return (
    <auth-form class="block">
      <RefusalNotice refusal={refusal} />
      <form method="post" action={action} className="grid gap-5">
        <TextField
          {...fieldState(refusal, 'email')}
          label="Email"
          type="email"
          autoComplete="username"
          required
          maxLength={255}
        />
        <Button type="submit" data-busy="Sending...">
          {button}
        </Button>
      </form>
    </auth-form>
  );
}
