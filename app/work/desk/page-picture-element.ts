import type { SignPlace } from '#app/platform/db/work-values.ts';
import { isOver, OWN_PLACE, pointText } from '#app/work/core/engagements/sign-place.ts';
import { placeOnPage } from '#app/work/signatures/place-on-page.ts';
import { nameChosen } from './chosen-files.ts';
import {
  fieldsOf,
  fileIn,
  isChosen,
  MIDDLE,
  pointOf,
  takenIn,
  type Fields,
  type Point,
} from './page-picture-fields.ts';
import { addParts, type Share } from './page-picture-parts.ts';
import { drawnPage, openPdf } from './pdf-page.ts';

type Size = { width: number; height: number };

/**
 * `<page-picture>`: the page that the form around it names, and on it the name to be placed, moved by click, tap, drag or arrow
 * keys. The fields of the form say where it is: with `data-signer` those of this one signer, whose name is placed nowhere at first.
 */
export function connectPagePicture(host: HTMLElement): void {
  const form = host.closest('form');
  const fold = host.closest('details');
  const fields = form && fieldsOf(form, host.dataset.signer);
  if (!fields || host.childElementCount > 0) return;
  const show = () => showPicture(host, form, fields);
  if (!fold || fold.open) show();
  else fold.addEventListener('toggle', show, { once: true });
}

function showPicture(host: HTMLElement, form: HTMLFormElement, fields: Fields): void {
  let size: Size | undefined;
  let current = '';

  const draw = async () => {
    const file = fileIn(form, fields);
    const wanted = `${fields.document.value} ${fields.page.value.trim()} ${file?.name} ${file?.lastModified}`;
    if (wanted === current) return place();
    current = wanted;
    size = undefined;
    if (isChosen(fields) && !file) {
      parts.hidePage();
      return parts.write('Choose the file above first: its page is shown here.');
    }
    parts.write('The page is being drawn…');
    const drawn = await pageOf(fields, file, host.clientWidth).catch(() => undefined);
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
    if (size) showNames({ host, form, fields, parts, size });
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
      const { x, y } = pointOf(fields) ?? MIDDLE;
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
  if (host.dataset.signer !== undefined)
    form.addEventListener('chosen', () => {
      nameChosen(form, fields.document);
      void draw();
    });
  nameChosen(form, fields.document);
  new MutationObserver(place).observe(host, { attributeFilter: ['data-taken'] });
  void draw();
}

type Shown = {
  host: HTMLElement;
  form: HTMLFormElement;
  fields: Fields;
  parts: ReturnType<typeof addParts>;
  size: Size;
};

function showNames({ host, form, fields, parts, size }: Shown): void {
  const { signer, document: file, page } = fields;
  const at = { document: file.value, page: Number(page.value) };
  const here = takenIn(host, form).filter((one) => one.document === at.document && one.page === at.page);
  const named = (one: SignPlace) => ({ name: nameIn(host, one.email), box: boxOf(one, size) });
  parts.showTaken(here.map(named));
  const point = pointOf(fields);
  if (!point) {
    parts.hideMark();
    return parts.write('Not marked. Click where the name goes.');
  }
  const own = { email: signer.value, ...at, ...point };
  parts.showMark(named(own));
  const isTaken = here.some((one) => isOver(one, own));
  parts.write(isTaken ? 'Another name is there. Move this one.' : `The name is at ${pointText(point)}.`);
}

/** Null if there is no such page. */
async function pageOf(fields: Fields, file: File | undefined, across: number) {
  const pdf = await openPdf(file ?? `/admin/documents/${fields.document.value}/look`);
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

function nameIn({ dataset }: HTMLElement, email: string): string {
  const names: Record<string, string> = JSON.parse(dataset.names ?? '{}');
  return names[email] ?? email;
}
