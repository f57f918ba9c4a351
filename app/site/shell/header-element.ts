import { closestTo } from '#app/platform/ui/closest-to.ts';

/** In pixels, in one direction: scrolling further counts as intended. */
const MEANT = 8;

/** Closes an open menu on Escape, on a click elsewhere, and when a link or Sign Out is pressed. */
export function connectHeader(header: HTMLElement): void {
  const openMenu = () => header.querySelector<HTMLDetailsElement>('details[open]');
  const closeSheet = () => header.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover();
  header.addEventListener('submit', closeSheet);
  document.addEventListener('click', (event) => {
    const menu = openMenu();
    const link = closestTo(event, 'a');
    if (menu && (link || !event.composedPath().includes(menu))) menu.open = false;
    if (link) closeSheet();
  });
  header.addEventListener('keydown', (event) => {
    const menu = openMenu();
    if (event.key !== 'Escape' || !menu) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  hangSheetUnder(header);
  leaveOnScrollingDown(header.parentElement ?? header);
}

/** On a phone the menu opens below the header, wherever the header is. */
function hangSheetUnder(header: HTMLElement): void {
  const sheet = header.querySelector<HTMLElement>('[popover]');
  sheet?.addEventListener('beforetoggle', () => {
    sheet.style.setProperty('--header-bottom', `${Math.round(header.getBoundingClientRect().bottom) + 1}px`);
  });
}

function leaveOnScrollingDown(bar: HTMLElement): void {
  let from = window.scrollY;
  const follow = () => {
    const way = window.scrollY - from;
    if (Math.abs(way) < MEANT && window.scrollY > bar.offsetHeight) return;
    from = window.scrollY;
    bar.toggleAttribute('data-away', way > 0 && window.scrollY > 2 * bar.offsetHeight);
  };
  window.addEventListener('scroll', follow, { passive: true });
}
