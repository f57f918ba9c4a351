import EmblaCarousel from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';
import { closestTo } from '#app/platform/ui/closest-to.ts';

/** Embla's own unit: a turn takes about 200 ms. */
const DURATION = 10;

/** Pauses under the mouse, while a key would act on it, and on request. Without a script the row scrolls. */
export function connectCarousel(host: HTMLElement): void {
  const view = host.querySelector<HTMLElement>('.slides-view');
  if (!view) return;
  const isCentred = host.hasAttribute('data-centred');
  let isHovered = false;

  // Embla measures the slides as this attribute lays them out, from the start of the row.
  host.toggleAttribute('data-active', true);
  view.scrollLeft = 0;
  const autoplay = Autoplay({
    delay: Number(host.dataset.delay),
    playOnInit: false,
    stopOnInteraction: false,
    stopOnFocusIn: false,
  });
  const embla = EmblaCarousel(
    view,
    {
      loop: true,
      dragFree: !isCentred,
      align: isCentred ? 'center' : 'start',
      duration: DURATION,
      watchDrag: () => turns(),
    },
    [autoplay],
  );
  const turns = (): boolean => embla.scrollSnapList().length > 1;
  const playOrRest = () => {
    if (!host.isConnected) return embla.destroy();
    host.toggleAttribute('data-turning', turns());
    const rests = isHovered || prefersStill() || host.matches('[data-paused], :has(:focus-visible)');
    if (rests) autoplay.stop();
    else if (turns()) autoplay.play();
  };

  loadPictures(host);
  host.addEventListener('click', (event) => {
    const button = closestTo(event, '[data-turn]')?.dataset.turn;
    if (button === 'pause') host.toggleAttribute('data-paused');
    if (button === 'next') embla.scrollNext(prefersStill());
    if (button === 'previous') embla.scrollPrev(prefersStill());
  });
  host.addEventListener('pointerenter', ({ pointerType }) => (isHovered = pointerType === 'mouse'));
  host.addEventListener('pointerleave', () => (isHovered = false));
  for (const event of ['pointerenter', 'pointerleave', 'focusin', 'focusout', 'click'])
    host.addEventListener(event, playOrRest);
  embla.on('pointerUp', playOrRest).on('reInit', playOrRest).on('autoplay:select', playOrRest);
  playOrRest();
}

/** Lazy pictures outside the row load too late. The margin is Chrome's own. */
function loadPictures(host: HTMLElement): void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      for (const picture of host.querySelectorAll('img')) picture.loading = 'eager';
      observer.disconnect();
    },
    { rootMargin: '1250px' },
  );
  observer.observe(host);
}

function prefersStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
