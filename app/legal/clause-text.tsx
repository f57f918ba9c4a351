/** `html` was sanitised at build time. */
export function ClauseText({ html }: { html: string }) {
  return <div className="prose mt-4" dangerouslySetInnerHTML={{ __html: html }} />;
}
