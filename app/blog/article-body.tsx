const LOOK = [
  'prose border-l border-(--margin-line) pl-6 md:pl-10',
  '[&_table]:table [&_table]:overflow-visible [&_tbody_th]:font-normal max-sm:[&_tbody_th]:font-semibold',
].join(' ');

/** The text of an article, along the red margin line. `html` was sanitised when the site was built. */
export function ArticleBody({ html }: { html: string }) {
  return <div className={LOOK} dangerouslySetInnerHTML={{ __html: html }} />;
}
