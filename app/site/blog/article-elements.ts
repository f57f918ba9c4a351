import { firm } from '#content/firm.ts';
import { MINUTE } from '#app/platform/core/time.ts';
import { writeText } from '#app/platform/ui/write-text.ts';

const COPIED_LABEL_MS = 2000;

const MOMENT = new Intl.DateTimeFormat('en-ZA', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
  timeZone: firm.supportHours.timeZone,
});

/** `<copy-link>`: its link copies its own address, or stays a link where there is no clipboard. */
export function connectCopyLink(host: HTMLElement): void {
  const link = host.querySelector('a');
  link?.addEventListener('click', async (event) => {
    if (!navigator.clipboard) return;
    event.preventDefault();
    try {
      await navigator.clipboard.writeText(link.href);
      show(host, 'Link copied', 'Link copied');
      setTimeout(() => show(host, 'Copy Link', ''), COPIED_LABEL_MS);
    } catch {
      location.assign(link.href);
    }
  });
}

function show(host: HTMLElement, label: string, status: string): void {
  host.querySelector('a span')?.replaceChildren(label);
  host.querySelector('output')?.replaceChildren(status);
}

/** A cached page cannot contain the current date and time in the firm's city. */
export function connectReadMoment(host: HTMLElement): void {
  const refresh = () => writeText(host, MOMENT.format(new Date()));
  refresh();
  const timer = setInterval(() => (host.isConnected ? refresh() : clearInterval(timer)), MINUTE);
}
