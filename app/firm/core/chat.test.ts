import { expect, test } from 'vitest';
import { firm } from '#app/platform/content/firm.ts';
import { chatFromElsewhere, chatFromHome, chatTexts, greeting } from '#content/pages/chat.ts';
import { chatLink } from './chat.ts';

test('a chat goes to the firm with the text of the page, also from the pages below it', () => {
  const expected = { ...chatTexts, '/': chatFromHome, '/terms': chatFromElsewhere };
  for (const [path, text] of Object.entries(expected)) {
    const link = `https://wa.me/${firm.chatNumber}?text=${encodeURIComponent(`${greeting()} ${text}`)}`;
    expect(chatLink(path)).toBe(link);
    if (path in chatTexts) expect(chatLink(`${path}/below`)).toBe(link);
    expect(chatLink(`${path}s`)).toBe(chatLink('/terms'));
  }
});
