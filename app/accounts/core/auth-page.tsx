import type { ReactNode } from 'react';
import { Link } from '@remix-run/react';
import { Button } from '#app/platform/ui/button.tsx';
import { Drawing } from '#app/platform/ui/drawing.tsx';
import { Sheet } from '#app/platform/ui/sheet.tsx';
import keysUrl from './keys.svg?url';

type Props = { title?: string; lede?: ReactNode; children: ReactNode };

export function AuthPage({ title, lede, children }: Props) {
  return (
    <div className="wrap grid items-center gap-x-16 gap-y-10 py-working lg:grid-cols-[minmax(0,30rem)_1fr]">
      <Sheet margin lifted>
        {title && <h1 className="text-2xl">{title}</h1>}
        {lede && <p className="mt-3 mb-6 text-ink-soft">{lede}</p>}
        {children}
      </Sheet>
      <Drawing src={keysUrl} id="keys" width={440} height={400} className="w-full max-w-md max-lg:hidden" />
    </div>
  );
}

/** A mailed link acts when its button is pressed: mail scanners only open it. */
export function PressForm({
  token,
  button,
  children,
}: {
  token: string;
  button: string;
  children?: ReactNode;
}) {
  return (
    <form method="post">
      <input type="hidden" name="token" value={token} />
      {children}
      <Button type="submit">{button}</Button>
    </form>
  );
}

export function BackToSignIn() {
  return (
    <p className="mt-6 border-t border-rule pt-5">
      <Link to="/auth">Back to the sign-in</Link>
    </p>
  );
}
