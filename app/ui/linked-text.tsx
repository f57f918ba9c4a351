import { Fragment } from 'react';
import { Link } from './link.tsx';

const LINKS = /(\[[^\]]+\]\(\/[^)]*\))/;
const LINK = /^\[([^\]]+)\]\((\/[^)]*)\)$/;

/** `[label](/path)` is a link. */
export function LinkedText({ text }: { text: string }) {
  return text.split(LINKS).map((part, index) => {
    const [, label, to] = LINK.exec(part) ?? [];
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other key
    return <Fragment key={index}>{to ? <Link to={to}>{label}</Link> : part}</Fragment>;
  });
}
