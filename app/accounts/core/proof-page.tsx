import { isRouteErrorResponse, Link } from '@remix-run/react';
import { retention } from '#content/retention.ts';
import { Notice } from '#app/platform/ui/notice.tsx';
import { PasswordField } from './account-form.tsx';
import { AuthPage } from './auth-page.tsx';
import { Button } from '#app/platform/ui/button.tsx';

export type ProofRequest = {
  kind: 'proof';
  action: string;
  fields: [name: string, value: string][];
  hasCodes: boolean;
  message?: string;
};

/** The page that `requireRecentProof` threw, or null. */
export function proofRequestIn(error: unknown): ProofRequest | null {
  const data: unknown = isRouteErrorResponse(error) ? error.data : null;
  return isProofRequest(data) ? data : null;
}

function isProofRequest(data: unknown): data is ProofRequest {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'proof';
}

export function ProofPage({ proof: { action, fields, hasCodes, message } }: { proof: ProofRequest }) {
  const what = hasCodes ? 'your password, or a code from your authenticator app' : 'your password';
  return (
    <AuthPage
      title="Is it you?"
      lede={`Enter ${what}. What you asked for is done straight after, and you are not asked again for ${retention.proofMinutes} minutes.`}
    >
      {message && (
        <div role="alert" tabIndex={-1} autoFocus className="mb-6">
          <Notice tone="loss" title="Nothing was changed yet">
            {message}
          </Notice>
        </div>
      )}
      <auth-form class="block">
        <form method="post" action={action} className="grid gap-5">
          {fields.map(([name, value]) => (
            <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
          ))}
          <PasswordField
            refusal={undefined}
            name="proof"
            label={hasCodes ? 'Password or code' : 'Your password'}
          />
          <Button type="submit" data-busy="One moment...">
            Go on
          </Button>
        </form>
      </auth-form>
      <p className="mt-6 border-t border-rule pt-5">
        <Link to={action}>Leave it as it was</Link>
      </p>
    </AuthPage>
  );
}
