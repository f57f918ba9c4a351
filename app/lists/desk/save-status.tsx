import { Icon } from '#app/platform/ui/icon.tsx';

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
