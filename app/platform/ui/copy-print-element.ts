/** `<copy-print>`: its buttons copy their `data-copy`, or print the page. Without a script they are hidden. */
export function connectCopyPrint(host: HTMLElement): void {
  for (const button of host.querySelectorAll('button')) {
    const { copy } = button.dataset;
    button.hidden = copy !== undefined && !('clipboard' in navigator);
    button.addEventListener('click', async () => {
      if (copy === undefined) return print();
      button.textContent = await navigator.clipboard.writeText(copy).then(
        () => 'Copied',
        // For example, the page lacks the permission: the text stands beside the button.
        () => 'Not copied: mark it and copy it yourself',
      );
    });
  }
}
