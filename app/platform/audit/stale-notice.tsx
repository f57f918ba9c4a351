import type { ChangeLine } from './change-lines.ts';
import { verbText } from './words.ts';
import { ChangeList } from './change-list.tsx';
import { When } from '#app/platform/ui/when.tsx';
import { AlertNotice } from '#app/platform/ui/notice.tsx';

export type ListedEntry = { id: number; at: Date; by: string; action: string; lines: ChangeLine[] };

type Props = { entries: readonly ListedEntry[]; what?: string };

export function StaleNotice({ entries, what = 'message' }: Props) {
  return (
    <AlertNotice title={`Somebody changed this ${what} meanwhile`} className="mb-8">
      <p>
        Nothing of yours was saved or sent yet, and what you typed is still here. Look at what is new, then
        press the button again.
      </p>
      <ul className="mt-3 grid gap-2">
        {entries.map(({ id, at, by, action, lines }) => (
          <li key={id}>
            <span className="font-semibold">{by}</span> {verbText(action)} it, <When at={at} />
            <ChangeList lines={lines} />
          </li>
        ))}
      </ul>
    </AlertNotice>
  );
}
