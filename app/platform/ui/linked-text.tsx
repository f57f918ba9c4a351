import { Fragment } from 'react';
import { Link } from './link.tsx';

const PARTS = /(\[[^\]]+\]\(\/[^)]*\)|\be-mails?\b)/i;
const LINK = /^\[([^\]]+)\]\((\/[^)]*)\)$/;

/** `[label](/path)` is a link; no line ends within "e-mail". */
export function LinkedText({ text }: { text: string }) {
  // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other key
  return text.split(PARTS).map((part, index) => <Fragment key={index}>{shown(part)}</Fragment>);
}

function shown(part: string) {
  const [, label, to] = LINK.exec(part) ?? [];
  if (to) return <Link to={to}>{label}</Link>;
  return /^e-mails?$/i.test(part) ? <span className="whitespace-nowrap">{part}</span> : part;
}
