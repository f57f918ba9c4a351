import { firm } from '#app/platform/content/firm.ts';
import { chatFromElsewhere, chatFromHome, chatTexts, greeting } from '#content/pages/chat.ts';
import { services } from './services.ts';

const texts: Readonly<Record<string, string>> = {
  ...chatTexts,
  ...Object.fromEntries(services.map(({ path, chat }) => [path, chat])),
};

/** Null: the firm has no WhatsApp. */
export function chatLink(path: string): string | null {
  return (
    firm.chatNumber &&
    `https://wa.me/${firm.chatNumber}?text=${encodeURIComponent(`${greeting()} ${textFor(path)}`)}`
  );
}

function textFor(path: string): string {
  if (path === '/') return chatFromHome;
  const page = Object.keys(texts).find((page) => path === page || path.startsWith(`${page}/`));
  return (page && texts[page]) ?? chatFromElsewhere;
}
