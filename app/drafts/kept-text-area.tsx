import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { TextArea } from '#app/ui/field.tsx';
import { useLeaveGuard } from '#app/ui/leave-guard.ts';
import { draftKey } from './browser-drafts.ts';

type Props = ComponentProps<typeof TextArea> & {
  /** Names account, thing and field. */
  draft: string;
  /** Changes when the text was stored: what was typed before it is no draft any more. */
  base: string;
};

type Kept = { text: string; base: string };

/** Keeps what is typed in this browser until it is stored or its author signs out. */
export function KeptTextArea({ draft, base, ...props }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const [isUnsaved, setUnsaved] = useState(false);
  const key = draftKey(draft);
  useLeaveGuard(isUnsaved);
  useEffect(() => {
    const field = area.current?.querySelector('textarea');
    const kept = read(key);
    if (kept && kept.base !== base) localStorage.removeItem(key);
    else if (kept && field && field.value === '') {
      field.value = kept.text;
      setUnsaved(true);
    }
  }, [key, base]);

  function keep({ currentTarget: { value } }: { currentTarget: { value: string } }) {
    setUnsaved(value.trim() !== '');
    if (value.trim()) localStorage.setItem(key, JSON.stringify({ text: value, base } satisfies Kept));
    else localStorage.removeItem(key);
  }

  return (
    <div ref={area}>
      <TextArea {...props} onInput={keep} />
    </div>
  );
}

function read(key: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}
