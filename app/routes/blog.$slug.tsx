import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { blog } from '#content/pages/blog.ts';
import { ArticleReferences } from '#app/site/blog/article-references.tsx';
import { ArticleHeader } from '#app/site/blog/article-header.tsx';
import { ArticleList } from '#app/site/blog/article-list.tsx';
import { articleMeta } from '#app/site/blog/article-meta.ts';
import { adjacentArticles, findArticle, relatedArticles } from '#app/site/blog/articles.server.ts';
import { blogLinks } from '#app/site/blog/blog-links.ts';
import { withFolds } from '#app/site/blog/folds.ts';
import { AdjacentArticles } from '#app/site/blog/adjacent-articles.tsx';
import { AuthorBox } from '#app/site/blog/author.tsx';
import { ShareRow } from '#app/site/blog/share-row.tsx';
import { findMovedArticle } from '#app/content/core/kinds/moved-articles.server.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { reasonOf } from '#app/platform/http/failure.ts';
import { Letterhead } from '#app/firm/core/letterhead.tsx';
import { PUBLIC_PAGE, publicPage } from '#app/platform/http/cache.ts';
import { Prose } from '#app/platform/markdown/prose.tsx';
import { contactPath } from '#app/firm/contact/contact-path.ts';
import { ButtonPair } from '#app/platform/ui/button.tsx';
import { ClosingBand } from '#app/platform/ui/call-to-action.tsx';
import { ContentsList } from '#app/platform/ui/contents-list.tsx';
import { Icon } from '#app/platform/ui/icon.tsx';
import { Section } from '#app/platform/ui/section.tsx';
import { siteUrl } from '#app/platform/env/site-url.server.ts';

const SOURCES = { id: 'sources', text: 'Sources and law' };

export const headers = publicPage;
export const links = blogLinks;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const article = findArticle(params.slug ?? '');
  if (!article) throw await elsewhere(params.slug ?? '', context);
  const { text: _text, ...rendered } = article;
  const address = siteUrl(`/blog/${article.slug}`);
  return {
    article: { ...rendered, html: withFolds(article) },
    related: relatedArticles(article),
    ...adjacentArticles(article),
    address,
  };
}

/** For good where the article has another address; without the database to the list, as for what never was. */
async function elsewhere(slug: string, context: LoaderFunctionArgs['context']): Promise<Response> {
  const moved = await findMovedArticle(slug).catch((error: unknown) => {
    contextOf(context).logFailure('old addresses of articles could not be read', reasonOf(error));
    return null;
  });
  return moved
    ? redirect(moved, { status: 301, headers: { 'Cache-Control': PUBLIC_PAGE } })
    : redirect('/blog');
}

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data ? articleMeta(args, args.data.article) : [];

export default function Article() {
  const { article, related, previous, next, address } = useLoaderData<typeof loader>();
  const { closing } = blog;
  return (
    <>
      <article className="wrap pt-working pb-open">
        <Letterhead>
          <p>{address}</p>
        </Letterhead>
        <Link to="/blog" className="more print:hidden">
          <Icon name="arrow" className="rotate-180" /> Back to all articles
        </Link>
        <ArticleHeader article={article} />
        <div className="article-columns">
          <Prose html={article.html} className="border-l border-(--margin-line) pl-4 md:pl-10" />
          <ContentsList title="In this article" headings={[...article.contents, SOURCES]} />
          <ArticleReferences references={article.references} />
          <div>
            <Tags tags={article.tags} />
            <ShareRow title={article.title} address={address} />
            <AuthorBox author={article.author} />
            <AdjacentArticles previous={previous} next={next} />
          </div>
        </div>
      </article>
      <div className="print:hidden">
        {related.length > 0 && (
          <Section id="related" eyebrow="Read on" title="Related articles">
            <ArticleList articles={related} className="related mt-10" />
          </Section>
        )}
        <ClosingBand id="help" title={closing.title} text={closing.text}>
          <ButtonPair
            primary={closing.primaryButton}
            secondary={closing.secondaryButton}
            primaryTo={contactPath({ article: article.slug })}
            secondaryTo="/pricing"
          />
        </ClosingBand>
      </div>
    </>
  );
}

function Tags({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className="mt-10 flex flex-wrap gap-2 print:hidden" aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag} className="rounded-full bg-bloom-tint px-3 py-1 text-sm text-bloom-deep">
          #{tag}
        </li>
      ))}
    </ul>
  );
}
