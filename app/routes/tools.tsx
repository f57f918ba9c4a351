import type { LinksFunction, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { toolsPage } from '#content/pages/tools.ts';
import { publicPage } from '#app/platform/http/cache.ts';
import { pageMeta } from '#app/firm/linked-data/page-meta.ts';
import { QuestionList } from '#app/site/roads/question-list.tsx';
import questionsCss from '#app/site/roads/questions.css?url';
import { questions, toolsByQuestion } from '#app/site/roads/roads.server.ts';
import { ToolList } from '#app/tools/calculators/tool-list.tsx';

export const headers = publicPage;
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: questionsCss }];

export function loader() {
  return { questions, ...toolsByQuestion() };
}

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: toolsPage.title, description: toolsPage.description });

export default function Tools() {
  const { questions, answered, others } = useLoaderData<typeof loader>();
  const sections = [
    ...answered,
    { question: 'I sell, buy or give something', path: null, doors: others },
  ].filter(({ doors }) => doors.length > 0);
  return (
    <div className="wrap pt-working pb-open">
      <h1 className="text-2xl">{toolsPage.title}</h1>
      <p className="lede mt-3 mb-6">
        Each shows the working and the source of every line, prints on a page, and needs no account.
      </p>
      <QuestionList questions={questions} />
      {sections.map(({ question, path, doors }) => (
        <section
          key={question}
          className="mt-12 grid gap-x-10 gap-y-2 border-t border-rule-strong pt-6 md:grid-cols-[1fr_3fr]"
          aria-label={question}
        >
          <div>
            <h2 className="text-lg">{question}</h2>
            {path && (
              <Link to={path} className="more">
                Our answer<span className="sr-only"> to “{question}”</span>
              </Link>
            )}
          </div>
          <ToolList doors={doors} />
        </section>
      ))}
      <p className="mt-12 border-t border-rule-strong pt-6">
        Without amounts: <Link to="/deadlines">Tax deadlines</Link>, as your own list or in your calendar, and{' '}
        <Link to="/rates">rates and sources</Link>, every table since 2001.
      </p>
    </div>
  );
}
