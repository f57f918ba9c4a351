import { Icon } from '#app/ui/icon.tsx';

/** Beside what saves itself: that it is on its way, and that it has arrived. */
export function SaveStatus({ busy, saved }: { busy: boolean; saved: boolean }) {
  return (
    <span role="status" className="save-status">
      {busy && 'Saving...'}
      {!busy && saved && (
        <>
          <Icon name="tick" size={15} /> Saved
        </>
      )}
    </span>
  );
}
