import { isOver, OWN_PLACE, PLACES, pointText, thousandths } from '#app/work/core/engagements/sign-place.ts';
import { isKeyOf } from '#app/platform/core/keys.ts';
import type { SignPlace } from '#app/platform/db/work-values.ts';
import { placeOnPage } from '#app/work/signatures/place-on-page.ts';
import { addParts, type Share } from './page-picture-parts.ts';
import { drawnPage, openPdf } from './pdf-page.ts';

type Point = Pick<SignPlace, 'x' | 'y'>;
type Size = { width: number; height: number };
type Field = HTMLInputElement | HTMLSelectElement;

const NAMES = ['signer', 'document', 'page', 'place', 'x', 'y'] as const;
type Fields = Record<(typeof NAMES)[number], Field>;

const MIDDLE: Point = { x: 500, y: 500 };

/**
 * `<page-picture>`: the page that the form around it names, and on it the name to be placed, moved by click, tap, drag or arrow
 * keys. The fields of the form say where it is.
 */
export function connectPagePicture(host: HTMLElement): void {
  const form = host.closest('form');
  const fold = host.closest('details');
  const fields = form && fieldsOf(form);
  if (!fields || host.childElementCount > 0) return;
  const show = () => showPicture(host, form, fields);
  if (!fold || fold.open) show();
  else fold.addEventListener('toggle', show, { once: true });
}

function showPicture(host: HTMLElement, form: HTMLFormElement, fields: Fields): void {
  let size: Size | undefined;
  let current = '';

  const draw = async () => {
    const wanted = `${fields.document.value} ${fields.page.value.trim()}`;
    if (wanted === current) return place();
    current = wanted;
    size = undefined;
    parts.write('The page is being drawn…');
    const drawn = await pageOf(fields, host.clientWidth).catch(() => undefined);
    // Another page was chosen meanwhile.
    if (wanted !== current) return;
    size = drawn ?? undefined;
    if (drawn) {
      parts.showPage(drawn.canvas, Number(fields.page.value), drawn.pages);
      return place();
    }
    parts.hidePage();
    parts.write(drawn === null ? 'There is no such page.' : 'The page cannot be shown here: use the fields.');
  };

  const place = () => {
    if (!size) return;
    const point = pointOf(fields);
    const { signer, document: file, page } = fields;
    const own = { email: signer.value, document: file.value, page: Number(page.value), ...point };
    const here = takenIn(host).filter((one) => one.document === own.document && one.page === own.page);
    const on = size;
    const named = (one: SignPlace) => ({ name: nameIn(host, one.email), box: boxOf(one, on) });
    parts.showTaken(here.map(named));
    parts.showMark(named(own));
    const isTaken = here.some((one) => isOver(one, own));
    parts.write(isTaken ? 'Another name is there. Move this one.' : `The name is at ${pointText(point)}.`);
  };

  const moveTo = (to: Point) => {
    if (!size) return;
    const { left, top, width, height } = boxOf(to, size);
    fields.place.value = OWN_PLACE;
    fields.x.value = (left + width / 2).toFixed(1);
    fields.y.value = (top + height / 2).toFixed(1);
    place();
  };

  const parts = addParts(host, {
    moveTo,
    moveBy(step) {
      const { x, y } = pointOf(fields);
      moveTo({ x: x + step.x, y: y + step.y });
    },
    turn(by) {
      fields.page.value = String(Number(fields.page.value) + by);
      void draw();
    },
  });
  form.addEventListener('input', ({ target }) => {
    if (target === fields.x || target === fields.y) fields.place.value = OWN_PLACE;
    else if (fields.place.value !== OWN_PLACE) fields.x.value = fields.y.value = '';
    void draw();
  });
  new MutationObserver(place).observe(host, { attributeFilter: ['data-taken'] });
  void draw();
}

/** Null if there is no such page. */
async function pageOf(fields: Fields, across: number) {
  const pdf = await openPdf(`/admin/documents/${fields.document.value}/look`);
  const drawn = await drawnPage(pdf, Number(fields.page.value), across);
  return drawn && { ...drawn, pages: pdf.numPages };
}

/** Where the seal draws it: never over the edge of the page. */
function boxOf(point: Point, { width, height }: Size): Share {
  const box = placeOnPage(point, { x: 0, y: 0, width, height }, 0);
  return {
    left: (box.x / width) * 100,
    top: ((height - box.y - box.height) / height) * 100,
    width: (box.width / width) * 100,
    height: (box.height / height) * 100,
  };
}

function fieldsOf({ elements }: HTMLFormElement): Fields | null {
  const found = NAMES.flatMap((name) => {
    const field = elements.namedItem(name);
    return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? [[name, field]] : [];
  });
  return found.length === NAMES.length ? (Object.fromEntries(found) as Fields) : null;
}

/** The middle of the page until a point is typed. */
function pointOf({ place, x, y }: Fields): Point {
  if (isKeyOf(PLACES, place.value)) return PLACES[place.value];
  const [across, down] = [thousandths(x.value), thousandths(y.value)];
  return across === null || down === null ? MIDDLE : { x: across, y: down };
}

function takenIn({ dataset }: HTMLElement): SignPlace[] {
  return JSON.parse(dataset.taken ?? '[]');
}

function nameIn({ dataset }: HTMLElement, email: string): string {
  const names: Record<string, string> = JSON.parse(dataset.names ?? '{}');
  return names[email] ?? email;
}
