import { showToast } from '#app/platform/ui/show-toast.ts';

/** Without a version the server did not write this page; it writes the next one. */
export function connectOfflineCopy({ dataset: { version } }: HTMLElement): void {
  if (!import.meta.env.PROD || !version || !('serviceWorker' in navigator)) return;
  document.addEventListener('submit', refuseOffline);
  if (document.readyState === 'complete') register(version);
  else window.addEventListener('load', () => register(version), { once: true });
}

function register(version: string): void {
  const address = `/sw.js?v=${version}`;
  void navigator.serviceWorker.register(address, { scope: '/calculator' }).catch(() => undefined);
}

function refuseOffline(event: SubmitEvent): void {
  const isSent = event.submitter?.getAttribute('value') !== 'calculate';
  if (navigator.onLine || !isSent) return;
  event.preventDefault();
  showToast({
    title: 'You are offline',
    description: 'Calculating works. This has to be sent: try again when you are connected.',
    tone: 'loss',
  });
}
