import { firm } from '#content/firm.ts';
import { chatFromElsewhere, chatFromHome, chatTexts, greeting } from '#content/pages/chat.ts';

export function chatLink(path: string): string {
  return `https://wa.me/${firm.chatNumber}?text=${encodeURIComponent(`${greeting} ${textFor(path)}`)}`;
}

function textFor(path: string): string {
  if (path === '/') return chatFromHome;
  const page = Object.keys(chatTexts).find((page) => path === page || path.startsWith(`${page}/`));
  return (page && chatTexts[page]) ?? chatFromElsewhere;
}
