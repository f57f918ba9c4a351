/** While hydrating, React resets a field to its first value and rejects added elements. */
export function whenHydrated(): Promise<void> {
  const { documentElement: root } = document;
  return new Promise((resolve) => {
    if (!('__remixContext' in window) || 'hydrated' in root.dataset) return resolve();
    new MutationObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe(root, { attributeFilter: ['data-hydrated'] });
  });
}
