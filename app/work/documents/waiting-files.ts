/** Chosen files until they are sent. `choice` says how many: by itself it knows only the last choice, or none. */
export function waitingFiles(list: HTMLElement, choice: HTMLInputElement | null) {
  const waiting = new Map<HTMLElement, File>();
  const show = () => {
    if (!choice) return;
    const all = new DataTransfer();
    for (const file of waiting.values()) all.items.add(file);
    choice.files = all.files;
    choice.dispatchEvent(new Event('chosen', { bubbles: true }));
  };
  return {
    show,
    add(files: readonly File[]) {
      for (const file of files) {
        const line = document.createElement('li');
        line.dataset.chosen = '';
        const back = document.createElement('button');
        back.type = 'button';
        back.className = 'more';
        back.textContent = 'Take away';
        back.addEventListener('click', () => {
          waiting.delete(line);
          line.remove();
          show();
        });
        line.append(`${file.name} `, back);
        list.append(line);
        waiting.set(line, file);
      }
      show();
    },
    all: (): readonly File[] => [...waiting.values()],
    takeAll(): readonly File[] {
      const files = [...waiting.values()];
      for (const line of waiting.keys()) line.remove();
      waiting.clear();
      show();
      return files;
    },
  };
}
