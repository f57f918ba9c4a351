/** Closes an open menu on Escape, on a click elsewhere, and when a link or Sign Out is pressed. */
export function connectHeader(header: HTMLElement): void {
  const openMenu = () => header.querySelector<HTMLDetailsElement>('details[open]');
  const closeSheet = () => header.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover();
  header.addEventListener('submit', closeSheet);
  document.addEventListener('click', (event) => {
    const menu = openMenu();
    const target = event.target as Element;
    if (menu && (!menu.contains(target) || target.closest('a'))) menu.open = false;
    if (target.closest('a')) closeSheet();
  });
  header.addEventListener('keydown', (event) => {
    const menu = openMenu();
    if (event.key !== 'Escape' || !menu) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}
