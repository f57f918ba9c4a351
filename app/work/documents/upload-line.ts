import type { Doubt } from './photo-doubt.ts';

const DOUBTS: Record<Doubt, string> = {
  blurred: 'This looks blurred. Can you read it?',
  dark: 'This looks too dark. Can you read it?',
  blank: 'There seems to be nothing on this picture.',
};

export type Line = ReturnType<typeof lineOf>;

/** A chosen file and how far it has come. */
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
    /** Before it goes. `again`: the line is gone. */
    ask(doubt: Doubt): Promise<'send' | 'again'> {
      bar.remove();
      words.className = 'upload-doubt';
      say(DOUBTS[doubt]);
      return new Promise((resolve) => {
        const answer = (text: string, chosen: 'send' | 'again') => {
          const button = document.createElement('button');
          button.type = 'button';
          button.className = 'btn btn-quiet btn-small';
          button.textContent = text;
          button.addEventListener('click', () => {
            for (const each of buttons) each.remove();
            words.className = 'hint';
            if (chosen === 'again') line.remove();
            else line.append(bar);
            resolve(chosen);
          });
          return button;
        };
        const buttons = [answer('Take it again', 'again'), answer('Send it anyway', 'send')];
        line.append(...buttons);
      });
    },
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
