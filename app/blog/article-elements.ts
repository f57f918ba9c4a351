import { firm } from '#content/firm.ts';
import { MINUTE } from '#app/time.ts';

const COPIED_FOR = 2000;

const MOMENT = new Intl.DateTimeFormat('en-ZA', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
  timeZone: firm.supportHours.timeZone,
});

/** `<copy-link>`: its link copies its own address. Where the browser has no clipboard it stays a link. */
export function connectCopyLink(host: HTMLElement): void {
  const link = host.querySelector('a');
  link?.addEventListener('click', async (event) => {
    if (!navigator.clipboard) return;
    event.preventDefault();
    try {
      await navigator.clipboard.writeText(link.href);
      say(host, 'Link copied', 'Link copied');
      setTimeout(() => say(host, 'Copy Link', ''), COPIED_FOR);
    } catch {
      location.assign(link.href);
    }
  });
}

/** To the eye on the link, to a screen reader beside it. */
function say(host: HTMLElement, label: string, status: string): void {
  host.querySelector('a span')?.replaceChildren(label);
  host.querySelector('output')?.replaceChildren(status);
}

/** `<read-moment>`: the date and time in the firm's city, kept to the minute. It can't stand in a page that is cached. */
export function connectReadMoment(host: HTMLElement): void {
  const refresh = () => (host.textContent = MOMENT.format(new Date()));
  refresh();
  const timer = setInterval(() => (host.isConnected ? refresh() : clearInterval(timer)), MINUTE);
}
