import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { TextArea } from '#app/platform/ui/field.tsx';
import { useLeaveGuard } from '#app/platform/ui/leave-guard.ts';
import { readDraft, writeDraft, type Typed } from './browser-drafts.ts';

type Props = ComponentProps<typeof TextArea> & {
  draft: string;
  /** Changes when the text is stored: what was typed before is then no longer a draft. */
  base: string;
};

/** Keeps what is typed in this browser until it is stored or its author signs out. */
export function DraftTextArea({ draft, base, ...props }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const [isUnsaved, setUnsaved] = useState(false);
  useLeaveGuard(isUnsaved);
  useEffect(() => {
    const field = area.current?.querySelector('textarea');
    const kept = readDraft<Typed>('localStorage', draft);
    if (kept && kept.base !== base) writeDraft('localStorage', draft, null);
    else if (kept && field && field.value === '') {
      field.value = kept.text;
      setUnsaved(true);
    }
  }, [draft, base]);

  function keep({ currentTarget: { value } }: { currentTarget: { value: string } }) {
    const isTyped = value.trim() !== '';
    setUnsaved(isTyped);
    writeDraft('localStorage', draft, isTyped ? ({ text: value, base } satisfies Typed) : null);
  }

  return (
    <div ref={area}>
      <TextArea {...props} onInput={keep} />
    </div>
  );
}
