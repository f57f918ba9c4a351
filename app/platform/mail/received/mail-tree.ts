import type PostalMime from 'postal-mime';

export type MailNode = {
  content: ArrayBuffer | null;
  contentType: { parsed: { value: string; params: Record<string, string> } };
  childNodes: MailNode[];
};

/** The starts of the mails within this one, or of their heads; not of mails within those. */
export function mailsWithin(parser: PostalMime): string[] {
  const { root } = parser as unknown as { root: MailNode };
  const nodes = [root];
  for (const node of nodes) nodes.push(...node.childNodes);
  return nodes
    .filter(({ contentType }) =>
      /^(message\/(rfc822|global|rfc822-headers|partial)|text\/rfc822-headers?)$/.test(
        contentType.parsed.value,
      ),
    )
    .map(({ content }) => Buffer.from(content ?? new ArrayBuffer(0)).toString('latin1', 0, 20_000));
}
