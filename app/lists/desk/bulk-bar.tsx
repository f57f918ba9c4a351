import { useFetcher } from '@remix-run/react';
import { useEffect, useState, type FormEvent } from 'react';
import { Button } from '#app/platform/ui/button.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import type { ListPage } from './administer.server.ts';
import { useHydrated } from './in-browser.ts';
import { LiveForm } from './live-form.tsx';
import type { ListAnswer, Question } from './list-answer.ts';

type Props = { id: string; page: ListPage; answer: ListAnswer | undefined };

export function BulkBar({ id, page: { list, rows, matching }, answer }: Props) {
  const fetcher = useFetcher<ListAnswer>({ key: `many-${list.name}` });
  const hydrated = useHydrated();
  const { ticked, isAll } = useTicked(id);
  const busy = fetcher.state !== 'idle';
  const question = busy ? undefined : (fetcher.data ?? answer)?.question;
  const count = isAll ? matching : ticked;
  return (
    <>
      <LiveForm fetcher={fetcher} id={id} className="bulk-bar" aria-label={`The ticked ${list.plural}`}>
        <label className="tick needs-script">
          <input
            type="checkbox"
            checked={ticked > 0 && ticked === rows.length}
            onChange={({ currentTarget }) => tickPage(currentTarget)}
          />
          All<span className="sr-only"> on this page</span>
        </label>
        {matching > rows.length && (
          <label className="tick">
            <input type="checkbox" name="all" value="yes" />
            All {matching} that match
          </label>
        )}
        <span className="hint" role="status">
          {hydrated ? `${count} ticked` : 'Ticked:'}
        </span>
        {(['show', 'hide', 'delete'] as const).map((intent) => (
          <Button
            key={intent}
            type="submit"
            name="intent"
            value={intent}
            look="quiet"
            small
            disabled={busy || (hydrated && count === 0)}
          >
            {{ show: 'Activate', hide: 'Hide', delete: 'Delete' }[intent]}
            <span className="sr-only"> the ticked {list.plural}</span>
          </Button>
        ))}
      </LiveForm>
      {question && <Confirm key={JSON.stringify(question.fields)} question={question} fetcher={fetcher} />}
    </>
  );
}

type ConfirmProps = { question: Question; fetcher: ReturnType<typeof useFetcher<ListAnswer>> };

function Confirm({ question: { title, yes, fields }, fetcher }: ConfirmProps) {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  // Without a script the button loads the list again.
  const leave = (event: FormEvent) => {
    event.preventDefault();
    setOpen(false);
  };
  return (
    <div role="alert" tabIndex={-1} autoFocus className="my-3">
      <Notice title={title}>
        <div className="mt-3 flex flex-wrap gap-3">
          <LiveForm fetcher={fetcher}>
            {fields.map(([name, value]) => (
              <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit" small className={fields[0]?.[1] === 'delete' ? 'btn-loss' : undefined}>
              {yes}
            </Button>
          </LiveForm>
          <form method="get" onSubmit={leave}>
            <Button type="submit" look="quiet" small>
              Leave them
            </Button>
          </form>
        </div>
      </Notice>
    </div>
  );
}

function useTicked(formId: string): { ticked: number; isAll: boolean } {
  const [ticked, setTicked] = useState(0);
  const [isAll, setAll] = useState(false);
  // After every render, because rows come and go.
  useEffect(() => {
    const count = () => {
      const found = document.getElementById(formId);
      const form = found instanceof HTMLFormElement ? found : null;
      setTicked(rowBoxes(form).filter(({ checked }) => checked).length);
      setAll(Boolean(form?.querySelector<HTMLInputElement>('[name=all]')?.checked));
    };
    count();
    document.addEventListener('change', count);
    return () => document.removeEventListener('change', count);
  });
  return { ticked, isAll };
}

function tickPage({ form, checked }: HTMLInputElement): void {
  for (const box of rowBoxes(form)) box.checked = checked;
  form?.dispatchEvent(new Event('change', { bubbles: true }));
}

function rowBoxes(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.elements ?? [])].filter(
    (box): box is HTMLInputElement =>
      box instanceof HTMLInputElement && box.type === 'checkbox' && box.name === 'id',
  );
}
