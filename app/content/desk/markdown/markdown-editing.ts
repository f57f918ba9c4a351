import { picturesInText, pictureMarkdown, type TextPicture } from '#app/site/blog/pictures-in-texts.ts';
import { PICTURES_FOR_SCRIPT } from './picture-paths.ts';
import { brokenTables, rowsOf } from '#app/site/blog/tables-in-texts.ts';
import { pipeTable, tableOfTabs } from './pipe-table.ts';

/** `putIn`: inserts pictures where the text was last edited. `write`: replaces a picture in place. */
export type Editing = {
  putIn(files: readonly File[]): void;
  write(picture: TextPicture, markdown: string): void;
  /** Turns lines with bars at the cursor into a table, else inserts an empty one. */
  table(): void;
  end(): void;
};

/** Text that is only coloured, as from a code editor, is pasted as plain text. */
const WITH_LOOK =
  /<(?:h[1-6]|[uo]l|table|blockquote|b|strong|em|i)\b|<a\s[^>]*href|mso-list|(?<![-\w])font-weight:\s*(?:bold|[6-9]00)/i;

/**
 * `say`: what was done. `shown`: the text's pictures after each change. `put`: the address of a new picture, which
 * needs a description.
 */
export type Telling = {
  say(message: string): void;
  shown(pictures: readonly TextPicture[]): void;
  put(path: string): void;
};

/** Cleans pasted text; takes pasted or dropped pictures. */
export function takeIn(text: HTMLTextAreaElement, telling: Telling): Editing {
  const { say } = telling;
  const putIn = (files: readonly File[]) => void putPictures(text, files, telling);
  const show = () => telling.shown(picturesInText(text.value));
  show();

  function paste(event: ClipboardEvent) {
    const { clipboardData: data } = event;
    if (!data) return;
    const [html, plain] = [data.getData('text/html'), data.getData('text/plain')];
    const pictures = picturesIn(data);
    if (plain === '' && pictures.length > 0) {
      event.preventDefault();
      putIn(pictures);
    } else if (WITH_LOOK.test(html) && !data.types.includes('vscode-editor-data')) {
      event.preventDefault();
      void pasteHtml(text, { html, plain }, say);
    } else {
      const table = tableOfTabs(plain);
      if (table === null) return;
      event.preventDefault();
      insert(text, asBlock(text, table));
      say('Pasted as a table, its first row as the head.');
    }
  }

  function drop(event: DragEvent) {
    const pictures = event.dataTransfer ? picturesIn(event.dataTransfer) : [];
    if (pictures.length === 0) return;
    event.preventDefault();
    putIn(pictures);
  }

  // Otherwise the browser leaves the page to open the file.
  const over = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };

  text.addEventListener('input', show);
  text.addEventListener('paste', paste);
  text.addEventListener('drop', drop);
  text.addEventListener('dragover', over);
  return {
    putIn,
    write: (picture, markdown) => replaceIn(text, picture, markdown),
    table: () => say(makeTable(text)),
    end() {
      text.removeEventListener('input', show);
      text.removeEventListener('paste', paste);
      text.removeEventListener('drop', drop);
      text.removeEventListener('dragover', over);
    },
  };
}

const EMPTY_TABLE = [
  ['First column', 'Second column'],
  ['', ''],
  ['', ''],
];

function makeTable(text: HTMLTextAreaElement): string {
  const { value, selectionStart: at } = text;
  const broken = brokenTables(value).find(
    ({ index, lines }) => at >= index && at <= index + lines.join('\n').length,
  );
  if (!broken) {
    insert(text, asBlock(text, pipeTable(EMPTY_TABLE, { keepsEmpty: true })));
    return 'A table is in the text: its first row is the head.';
  }
  text.setSelectionRange(broken.index, broken.index + broken.lines.join('\n').length);
  insert(text, pipeTable(rowsOf(broken)));
  return 'It is a table now: its first row is the head.';
}

type Copied = { html: string; plain: string };

async function pasteHtml(
  text: HTMLTextAreaElement,
  { html, plain }: Copied,
  say: (message: string) => void,
): Promise<void> {
  const converted = await import('./pasted.ts').then(
    ({ markdownOf }) => markdownOf(html),
    () => null,
  );
  if (!converted) {
    insert(text, plain);
    say('Pasted as plain text: what makes Markdown of it could not be loaded.');
    return;
  }
  const { markdown, left } = converted;
  insert(text, markdown.includes('\n') ? asBlock(text, markdown) : markdown);
  const out = left.length > 0 ? ` Left out: ${left.join(', ')}.` : '';
  const pictures = left.some((one) => one.includes('picture')) ? ' Put pictures in as files.' : '';
  say(`Pasted as Markdown; colours and sizes are those of the site.${out}${pictures}`);
}

/** Inserted together once stored: somebody may be typing meanwhile. */
async function putPictures(
  text: HTMLTextAreaElement,
  files: readonly File[],
  { say, put }: Telling,
): Promise<void> {
  const problems: string[] = [];
  const paths: string[] = [];
  for (const file of files) {
    say(`${file.name} is being stored …`);
    const answer = await store(file);
    if ('error' in answer) problems.push(`${file.name}: ${answer.error}`);
    else paths.push(answer.path);
  }
  const [first] = paths;
  if (first) {
    put(first);
    insert(text, asBlock(text, paths.map((path) => pictureMarkdown(path, '')).join('\n\n')));
  }
  const done = first ? ['It is in the text. Say below what it shows.'] : [];
  say([...done, ...problems].join(' '));
}

function replaceIn(text: HTMLTextAreaElement, { index, markdown }: TextPicture, words: string): void {
  text.setRangeText(words, index, index + markdown.length, 'preserve');
  text.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

async function store(file: File): Promise<{ path: string } | { error: string }> {
  const body = new FormData();
  body.set('picture', file);
  try {
    const answer = await fetch(PICTURES_FOR_SCRIPT, { method: 'POST', body });
    if (answer.ok || answer.headers.get('Content-Type')?.includes('json')) return await answer.json();
    return {
      error:
        answer.status === 413
          ? 'It has more than 15 MB.'
          : 'It was not stored. Sign in again, and try once more.',
    };
  } catch {
    return { error: 'The site could not be reached. Try again.' };
  }
}

/** Replaces the selection, in a way that the browser's own undo can take back. */
function insert(text: HTMLTextAreaElement, words: string): void {
  text.focus();
  // Deprecated, but nothing else keeps the undo of a text field.
  if (!document.execCommand('insertText', false, words)) {
    text.setRangeText(words, text.selectionStart, text.selectionEnd, 'end');
    text.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}

/** With an empty line before and after it. */
function asBlock({ value, selectionStart, selectionEnd }: HTMLTextAreaElement, words: string): string {
  const [before, after] = [value.slice(0, selectionStart), value.slice(selectionEnd)];
  const above = '\n'.repeat(before === '' ? 0 : 2 - Math.min(2, /\n*$/.exec(before)?.[0].length ?? 0));
  const below = '\n'.repeat(after === '' ? 0 : 2 - Math.min(2, /^\n*/.exec(after)?.[0].length ?? 0));
  return `${above}${words}${below}`;
}

function picturesIn({ files }: DataTransfer): File[] {
  return [...files].filter(({ type }) => type.startsWith('image/'));
}
