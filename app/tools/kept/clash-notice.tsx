import { Button } from '#app/platform/ui/button.tsx';
import { ClashRows } from '#app/platform/forms/shared-fields.tsx';
import { AlertNotice } from '#app/platform/ui/notice.tsx';
import type { ClashRow } from '#app/platform/forms/meanwhile.ts';

const DISCARD_FORM = 'discard';

export function ClashNotice({ rows }: { rows: readonly ClashRow[] }) {
  return (
    <AlertNotice title="Somebody else with this link changed this meanwhile" className="">
      <ClashRows rows={rows} />
      <p className="mt-2">Everything else is saved. Save again to keep yours, or take theirs.</p>
      <Discard>Take theirs</Discard>
    </AlertNotice>
  );
}

/** `isHidden`: a script shows it once something differs from what is kept. */
export function UnsavedNotice({ isHidden }: { isHidden: boolean }) {
  return (
    <div data-unsaved="" hidden={isHidden}>
      <p className="font-semibold">You have changes that are not saved.</p>
      <Discard>Show what is kept instead</Discard>
    </div>
  );
}

function Discard({ children }: { children: string }) {
  return (
    <Button
      type="submit"
      form={DISCARD_FORM}
      name="intent"
      value="discard"
      look="quiet"
      small
      className="mt-2"
    >
      {children}
    </Button>
  );
}

/** For the buttons that discard what was typed: the form does not post it. */
export function DiscardForm({ path }: { path: string }) {
  return <form id={DISCARD_FORM} method="post" action={path} data-discards="" />;
}

export function StartAgain() {
  return (
    <details className="fold-row no-print">
      <summary>Start again</summary>
      <p className="mt-2">It empties every field, and nobody can bring back what was typed.</p>
      <Discard>Empty the form</Discard>
    </details>
  );
}
