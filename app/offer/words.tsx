import { Link } from '@remix-run/react';
import { Fragment } from 'react';

const LINKS = /(\[[^\]]+\]\(\/[^)]*\))/;
const LINK = /^\[([^\]]+)\]\((\/[^)]*)\)$/;

/** Running text of a service page: `[words](/path)` in it is a link. */
export function Words({ text }: { text: string }) {
  return text.split(LINKS).map((part, index) => {
    const [, label, to] = LINK.exec(part) ?? [];
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other name
    return <Fragment key={index}>{to ? <Link to={to}>{label}</Link> : part}</Fragment>;
  });
}
