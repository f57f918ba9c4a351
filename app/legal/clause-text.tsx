/** The words of a clause. `html` was sanitised when the site was built. */
export function ClauseText({ html }: { html: string }) {
  return <div className="prose mt-4" dangerouslySetInnerHTML={{ __html: html }} />;
}
