import type { Doubt } from './photo-doubt.ts';

const TEXTS: Record<Doubt, string> = {
  blurred: 'This looks blurred. Can you read it?',
  dark: 'This looks too dark. Can you read it?',
  blank: 'There seems to be nothing on this picture.',
};

export function doubtText(doubt: Doubt): string {
  return TEXTS[doubt];
}

/** Before the photo goes, in its line, which goes with the answer `again`. */
export function askAbout(doubt: Doubt, line: HTMLElement): Promise<'send' | 'again'> {
  const question = document.createElement('div');
  question.className = 'upload-doubt';
  question.append(doubtText(doubt), document.createElement('br'));
  line.append(question);
  return new Promise((resolve) => {
    for (const [text, chosen] of [
      ['Take it again', 'again'],
      ['Send it anyway', 'send'],
    ] as const) {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'btn btn-quiet btn-small';
      button.textContent = text;
      button.addEventListener('click', () => {
        (chosen === 'again' ? line : question).remove();
        resolve(chosen);
      });
      question.append(button);
    }
    question.scrollIntoView({ block: 'center' });
  });
}
