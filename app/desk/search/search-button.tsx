import { Icon } from '#app/platform/ui/icon.tsx';

/** Leads to the search page; with a script it opens the palette, as Ctrl K does on every page that has it. */
export function SearchButton({ className = '' }: { className?: string }) {
  return (
    <desk-palette>
      <a href="/admin/search" className={className} aria-keyshortcuts="Control+K Meta+K">
        <Icon name="search" size={18} />
        <span>Search</span>
        <kbd className="palette-key needs-script" aria-hidden="true">
          Ctrl K
        </kbd>
      </a>
    </desk-palette>
  );
}
