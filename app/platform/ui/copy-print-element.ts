/** `<copy-print>`: its buttons copy their `data-copy`, or print the page. Without a script they are hidden. */
export function connectCopyPrint(host: HTMLElement): void {
  for (const button of host.querySelectorAll('button')) {
    const { copy } = button.dataset;
    button.hidden = copy !== undefined && !('clipboard' in navigator);
    button.addEventListener('click', async () => {
      if (copy === undefined) return print();
      await navigator.clipboard.writeText(copy);
      button.textContent = 'Copied';
    });
  }
}
