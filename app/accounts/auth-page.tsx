import type { ReactNode } from 'react';
import { Drawing } from '#app/ui/drawing.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import keysUrl from './keys.svg?url';

export function AuthPage({ children }: { children: ReactNode }) {
  return (
    <div className="wrap grid items-center gap-x-16 gap-y-10 py-12 md:py-20 lg:grid-cols-[minmax(0,30rem)_1fr]">
      <Sheet margin lifted>
        {children}
      </Sheet>
      <Drawing
        src={keysUrl}
        id="keys"
        width={440}
        height={400}
        className="w-full max-w-[27rem] max-lg:hidden"
      />
    </div>
  );
}
