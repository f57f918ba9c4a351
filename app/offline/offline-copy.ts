export function connectOfflineCopy(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  document.addEventListener('submit', refuseOffline);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

function register(): void {
  const manifest = Reflect.get(window, '__remixManifest') as { version: string } | undefined;
  const address = `/sw.js?v=${manifest?.version}`;
  void navigator.serviceWorker.register(address, { scope: '/calculator' }).catch(() => undefined);
}

function refuseOffline(event: SubmitEvent): void {
  const isSent = event.submitter?.getAttribute('value') !== 'calculate';
  if (navigator.onLine || !isSent) return;
  event.preventDefault();
  const detail = {
    title: 'You are offline',
    description: 'Calculating works. This has to be sent: try again when you are connected.',
    tone: 'loss',
  };
  window.dispatchEvent(new CustomEvent('toast', { detail }));
}
