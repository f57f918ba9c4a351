import { useFetcher, type FetcherWithComponents, type FormProps } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useHydrated } from './in-browser.ts';
import type { Intent, ListAnswer } from './list-answer.ts';
import type { Row } from './row.ts';

type Props = Omit<FormProps, 'method'> & { fetcher: FetcherWithComponents<ListAnswer> };

/** Without a script an ordinary POST; `live` asks for the outcome instead of a page. */
export function LiveForm({ fetcher, children, ...form }: Props) {
  const hydrated = useHydrated();
  return (
    <fetcher.Form method="post" {...form}>
      {hydrated && <input type="hidden" name="live" value="yes" />}
      {children}
    </fetcher.Form>
  );
}

type CommandProps = { row: Row; intent: Intent; className?: string; children: ReactNode };

export function RowCommand({ row, intent, className = '', children }: CommandProps) {
  const fetcher = useFetcher<ListAnswer>();
  return (
    <LiveForm fetcher={fetcher}>
      <input type="hidden" name="id" value={row.id} />
      <button
        type="submit"
        name="intent"
        value={intent}
        className={`link-button ${className}`}
        disabled={fetcher.state !== 'idle'}
      >
        {children}
      </button>
    </LiveForm>
  );
}
