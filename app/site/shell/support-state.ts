import { firm } from '#content/firm.ts';
import { supportAt } from '#app/firm/core/open-times.ts';
import type { OpenDays } from '#app/platform/content/firm.ts';
import { MINUTE } from '#app/platform/core/time.ts';
import { whenHydrated } from '#app/platform/ui/hydrated.ts';
import { writeText } from '#app/platform/ui/write-text.ts';

/** `<support-state>`: whether the chat is staffed now, which a cached page cannot know. */
export async function connectSupportState(host: HTMLElement): Promise<void> {
  const write = (part: string, text: string) =>
    writeText(host.querySelector(`[data-support="${part}"]`), text);
  const refresh = () => {
    const { hours, closed } = host.dataset;
    const days: OpenDays = hours ? JSON.parse(hours) : firm.supportHours.days;
    const { online, nextAvailable } = supportAt(new Date(), days, closed ?? '');
    host.toggleAttribute('data-online', online);
    write('title', online ? 'Online now' : 'Send us a message');
    if (nextAvailable) write('next', `Available ${nextAvailable}`);
    write('text', online ? 'Chat with us instantly!' : `We'll reply when available: ${nextAvailable}`);
  };
  // React restores the server's text when it hydrates.
  await whenHydrated();
  refresh();
  const timer = setInterval(() => (host.isConnected ? refresh() : clearInterval(timer)), MINUTE);
}
