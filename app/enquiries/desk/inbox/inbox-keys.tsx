import { KeyHelp, type Key } from '#app/platform/ui/key-help.tsx';

const KEYS: readonly Key[] = [
  ['r', 'reply'],
  ['e', 'mark as answered'],
  ['s', 'snooze'],
  ['!', 'spam'],
  ['a', 'assign'],
  ['t', 'tag: type it, then Enter'],
  ['1…9', 'begin the reply with that template'],
  ['u', 'back to the list'],
];

export function InboxKeys() {
  return <KeyHelp one="message" hasTicks more={KEYS} />;
}
