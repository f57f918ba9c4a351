export type Line = ReturnType<typeof lineOf>;

export function lineOf(list: HTMLElement, file: File) {
  const line = document.createElement('li');
  const bar = document.createElement('progress');
  const words = document.createElement('span');
  bar.setAttribute('aria-label', file.name);
  words.className = 'hint';
  line.append(`${file.name} `, words, bar);
  list.append(line);
  const say = (text: string) => {
    words.textContent = text;
  };
  return {
    say,
    element: line,
    show(part: number) {
      bar.value = part;
      say(part < 1 ? `${Math.floor(part * 100)} %` : 'Being stored …');
    },
    end({ problem, note }: { problem: string | undefined; note: string }) {
      bar.remove();
      words.className = problem ? 'field-error' : 'hint';
      say(problem ?? note);
    },
  };
}

/** Of files that are sent together: the same at every attempt. */
export function wholeLine(status: HTMLElement): Element {
  const line = status.querySelector(':scope > .upload-whole') ?? document.createElement('p');
  line.className = 'upload-whole';
  status.append(line);
  return line;
}
