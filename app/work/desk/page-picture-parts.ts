/** In percent of the page, from the left and the top. */
export type Share = { left: number; top: number; width: number; height: number };
type Named = { name: string; box: Share };
type Step = { x: number; y: number };

const KEYS: Record<string, Step | undefined> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** In thousandths of the page. */
const STEP = { plain: 5, shift: 50 } as const;

type Acts = {
  /** To a point of the picture, in thousandths of it. */
  moveTo: (point: Step) => void;
  moveBy: (step: Step) => void;
  turn: (by: 1 | -1) => void;
};

export function addParts(host: HTMLElement, { moveTo, moveBy, turn }: Acts) {
  const sheet = Object.assign(document.createElement('div'), {
    className: 'page-picture-sheet',
    hidden: true,
  });
  const mark = buttonOf('page-picture-mark', '');
  const output = Object.assign(document.createElement('output'), { className: 'hint block' });
  const [before, after] = [turnButton('Previous page'), turnButton('Next page')];
  const turns = Object.assign(document.createElement('p'), { className: 'page-picture-turns' });
  const count = document.createElement('span');
  turns.append(before, count, after);
  host.append(sheet, output, turns);

  const pointAt = ({ clientX, clientY }: MouseEvent): Step => {
    const { left, top, width, height } = sheet.getBoundingClientRect();
    return { x: ((clientX - left) / width) * 1000, y: ((clientY - top) / height) * 1000 };
  };
  sheet.addEventListener('click', (event) => {
    // A key that presses the mark clicks nowhere.
    if (event.detail > 0) moveTo(pointAt(event));
  });
  mark.addEventListener('pointerdown', ({ pointerId }) => mark.setPointerCapture(pointerId));
  mark.addEventListener('pointermove', (event) => {
    if (mark.hasPointerCapture(event.pointerId)) moveTo(pointAt(event));
  });
  mark.addEventListener('keydown', (event) => {
    const step = KEYS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const far = event.shiftKey ? STEP.shift : STEP.plain;
    moveBy({ x: step.x * far, y: step.y * far });
  });
  before.addEventListener('click', () => turn(-1));
  after.addEventListener('click', () => turn(1));

  return {
    write: (text: string) => void (output.textContent = text),
    showPage(picture: HTMLCanvasElement, page: number, pages: number) {
      picture.ariaLabel = `Page ${page} of ${pages}`;
      picture.role = 'img';
      sheet.hidden = false;
      sheet.replaceChildren(picture, mark);
      count.textContent = `Page ${page} of ${pages}`;
      [before.disabled, after.disabled] = [page <= 1, page >= pages];
      turns.hidden = pages < 2;
    },
    hidePage: () => void (sheet.hidden = true),
    hideMark: () => void (mark.hidden = true),
    showMark({ name, box }: Named) {
      mark.hidden = false;
      mark.textContent = name;
      mark.ariaLabel = `${name}: move with the arrow keys`;
      putAt(mark, box);
    },
    showTaken(taken: readonly Named[]) {
      for (const old of sheet.querySelectorAll('.page-picture-taken')) old.remove();
      mark.before(
        ...taken.map(({ name, box }) => {
          const span = document.createElement('span');
          span.className = 'page-picture-taken';
          span.textContent = name;
          putAt(span, box);
          return span;
        }),
      );
    },
  };
}

function putAt({ style }: HTMLElement, { left, top, width, height }: Share): void {
  Object.assign(style, { left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` });
}

function turnButton(text: string): HTMLButtonElement {
  return buttonOf('btn btn-quiet btn-small', text);
}

function buttonOf(className: string, textContent: string): HTMLButtonElement {
  return Object.assign(document.createElement('button'), { type: 'button', className, textContent });
}
