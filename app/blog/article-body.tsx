/** The text of an article, along the red margin line. `html` was sanitised when the site was built. */
export function ArticleBody({ html }: { html: string }) {
  return (
    <div
      className="prose border-l border-(--margin-line) pl-6 md:pl-10"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
