import { Button } from '#app/ui/button.tsx';

export function ResendForm({ email }: { email: string }) {
  return (
    <form method="post" action="/auth/resend" className="mt-3">
      <input type="hidden" name="email" value={email} />
      <Button type="submit" look="quiet" small>
        Send the link again
      </Button>
    </form>
  );
}
