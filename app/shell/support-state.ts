import { supportState } from '#app/firm/hours.ts';
import { MINUTE } from '#app/time.ts';

export function connectSupportState(host: HTMLElement): void {
  const write = (part: string, text: string) => {
    const element = host.querySelector(`[data-support="${part}"]`);
    if (element && element.textContent !== text) element.textContent = text;
  };
  const refresh = () => {
    const { online, nextAvailable } = supportState(new Date());
    host.toggleAttribute('data-online', online);
    write('title', online ? 'Online now' : 'Send us a message');
    if (nextAvailable) write('next', `Available ${nextAvailable}`);
    write('text', online ? 'Chat with us instantly!' : `We'll reply when available: ${nextAvailable}`);
  };
  refresh();
  setInterval(refresh, MINUTE);
  // When React hydrates it puts the server's text back.
  new MutationObserver(refresh).observe(host, { subtree: true, childList: true, characterData: true });
}
