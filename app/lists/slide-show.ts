const GLIDE = 200;
/** A press that moves less than this is a click. */
const DRAG_FROM = 5;

type Show = {
  host: HTMLElement;
  /** The list that scrolls. */
  row: HTMLElement;
  slides: HTMLElement[];
  /** The slides again, to stand before and behind them. */
  copies: [HTMLElement[], HTMLElement[]];
  /** The slide that stands first, or in the middle. */
  current: number;
  /** The row's, in pixels, when its slides were last arranged. */
  width: number;
  /** Where the mouse that is pressed was last seen. */
  mouseX: number | null;
  touched: boolean;
};

/**
 * `<slide-show>`: a row that goes on by itself when it has more slides than fit. It has no end, can be dragged with the mouse
 * too, and rests while somebody is at it, when told to, and for whoever wants less motion. Without scripts the row scrolls.
 */
export function connectSlideShow(host: HTMLElement): void {
  const row = host.querySelector('ul');
  if (!row) return;
  const slides = [...row.children] as HTMLElement[];
  const copies: Show['copies'] = [slides.map(copyOf), slides.map(copyOf)];
  const show: Show = { host, row, slides, copies, current: 0, width: 0, mouseX: null, touched: false };
  new ResizeObserver(() => arrange(show)).observe(row);
  row.addEventListener('scroll', () => {
    // In a window that has just changed its width, what is nearest tells nothing until the slides are arranged anew.
    if (row.clientWidth === show.width) note(show);
  });
  obeyButtons(show);
  followFinger(show);
  followMouse(show);
  goOn(show);
}

/** For the eye and the mouse alone. */
function copyOf(slide: HTMLElement): HTMLElement {
  const copy = slide.cloneNode(true) as HTMLElement;
  copy.setAttribute('aria-hidden', 'true');
  for (const link of copy.querySelectorAll('a')) link.tabIndex = -1;
  return copy;
}

/** Looks again whether there is anything to turn; the current slide stays where it is. */
function arrange(show: Show): void {
  const { host, row, slides, copies, current } = show;
  show.width = row.clientWidth;
  const [first, last] = [slides[0], slides.at(-1)];
  if (!first || !last) return;
  const turns = last.offsetLeft + last.offsetWidth - first.offsetLeft > row.clientWidth;
  host.toggleAttribute('data-turning', turns);
  if (!turns) return copies.flat().forEach((copy) => copy.remove());
  if (!copies[0][0]?.isConnected) {
    first.before(...copies[0]);
    last.after(...copies[1]);
  }
  row.scrollLeft = places(show)[slides.length + current] ?? 0;
}

/** How far the row is scrolled when each slide, copies included, is in its place. */
function places({ host, row }: Show): number[] {
  return ([...row.children] as HTMLElement[]).map((slide) =>
    isCentred(host) ? slide.offsetLeft - (row.clientWidth - slide.offsetWidth) / 2 : slide.offsetLeft,
  );
}

function nearest(show: Show): number {
  const distances = places(show).map((place) => Math.abs(place - show.row.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

function note(show: Show): void {
  show.current = nearest(show) % show.slides.length;
}

/** From a copy back to the same place among the slides, which nobody sees. A slide stays itself: it may have the focus. */
function recentre(show: Show): void {
  const { row, slides } = show;
  const all = places(show);
  const start = all[slides.length] ?? 0;
  const round = start - (all[0] ?? 0);
  const halfSlide = round / slides.length / 2;
  const rounds = Math.floor((row.scrollLeft - start + halfSlide) / round);
  if (rounds) row.scrollLeft -= rounds * round;
}

function turn(show: Show, by: number): void {
  const { row } = show;
  recentre(show);
  const from = row.scrollLeft;
  row.scrollLeft = places(show)[nearest(show) + by] ?? from;
  note(show);
  const moved = row.scrollLeft - from;
  if (!moved || prefersStill()) return;
  const way = [{ translate: `${moved}px` }, { translate: '0px' }];
  for (const slide of row.children) slide.animate(way, { duration: GLIDE, easing: 'ease-out' });
}

function obeyButtons(show: Show): void {
  show.host.addEventListener('click', (event) => {
    const pressed = (event.target as Element).closest<HTMLElement>('[data-turn]')?.dataset.turn;
    if (pressed === 'pause') show.host.toggleAttribute('data-paused');
    else if (pressed) turn(show, Number(pressed));
  });
}

/** The browser scrolls; what is centred comes to rest on a slide. */
function followFinger(show: Show): void {
  const { host, row } = show;
  row.addEventListener('touchstart', () => (show.touched = true), { passive: true });
  for (const end of ['touchend', 'touchcancel']) row.addEventListener(end, () => (show.touched = false));
  row.addEventListener('scrollend', () => {
    const held = show.touched || show.mouseX !== null;
    if (!held && host.matches('[data-turning][data-centred]')) turn(show, 0);
  });
}

function followMouse(show: Show): void {
  const { host, row } = show;
  let dragged = false;
  row.addEventListener('dragstart', (event) => event.preventDefault());
  row.addEventListener('pointerdown', ({ pointerType, button, clientX }) => {
    dragged = false;
    if (pointerType === 'mouse' && button === 0 && host.matches('[data-turning]')) show.mouseX = clientX;
  });
  row.addEventListener('pointermove', ({ pointerId, clientX }) => {
    if (show.mouseX === null) return;
    const moved = clientX - show.mouseX;
    if (!dragged && Math.abs(moved) < DRAG_FROM) return;
    dragged = true;
    row.setPointerCapture(pointerId);
    recentre(show);
    row.scrollLeft -= moved;
    show.mouseX = clientX;
  });
  for (const end of ['pointerup', 'pointercancel']) {
    row.addEventListener(end, () => {
      show.mouseX = null;
      if (dragged && isCentred(host)) turn(show, 0);
    });
  }
  row.addEventListener('click', (event) => dragged && event.preventDefault(), { capture: true });
}

/** Goes on after `data-delay` milliseconds in which nobody did anything, unless something speaks against it. */
function goOn(show: Show): void {
  const { host, row } = show;
  let hovered = false;
  let timer: ReturnType<typeof setTimeout>;
  const rests = () =>
    hovered ||
    show.touched ||
    document.hidden ||
    prefersStill() ||
    !host.matches('[data-turning]:not([data-paused], :has(:focus-visible))');
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(next, Number(host.dataset.delay));
  };
  const next = () => {
    if (!host.isConnected) return;
    if (!rests()) turn(show, 1);
    wait();
  };
  host.addEventListener('pointerenter', ({ pointerType }) => (hovered = pointerType === 'mouse'));
  host.addEventListener('pointerleave', () => (hovered = false));
  for (const event of ['pointerleave', 'focusout', 'click', 'touchend']) host.addEventListener(event, wait);
  row.addEventListener('scroll', wait);
  wait();
}

function isCentred(host: HTMLElement): boolean {
  return host.matches('[data-centred]');
}

function prefersStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
