import { withWords } from '#app/firm/core/page-text.ts';
import { home, reasons, services } from '#content/pages/home.ts';
import type { ArticleCard } from '#app/site/blog/article.ts';
import { ArticleList } from '#app/site/blog/article-list.tsx';
import type { DueNext as Dates } from '#app/firm/deadlines/due-next.ts';
import { Icon } from '#app/platform/ui/icon.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { QuestionList, type Question } from '#app/site/roads/question-list.tsx';
import { HomeSection } from './section.tsx';

export function Questions({ questions }: { questions: readonly Question[] }) {
  const { title, link } = home.questions;
  return (
    <HomeSection id="questions" title={title} link={{ label: link, to: '/tools' }} className="home-working">
      <QuestionList questions={questions} />
    </HomeSection>
  );
}

export function Services() {
  return (
    <HomeSection id="services" title={home.services.title} link={null}>
      <div className="desks">
        {services.map(({ title, text, href, icon }) => (
          <article key={href}>
            <Icon name={icon} size={40} className="text-bloom" />
            <h3>{title}</h3>
            <p>{text}</p>
            <Link to={href} className="more">
              Learn More<span className="sr-only"> about {title}</span> <Icon name="arrow" />
            </Link>
          </article>
        ))}
      </div>
    </HomeSection>
  );
}

export function DueNext({ due, undated }: Dates) {
  const { title, link, notPublished } = home.deadlines;
  return (
    <HomeSection id="due" title={title} link={{ label: link, to: '/deadlines' }} className="home-working">
      <ol className="dates">
        {due.map(({ who, query, next }) => (
          <li key={who}>
            <DayLeaf day={next.day} text={next.dayText} />
            <p>
              <Link to={`/deadlines${query}`} className="font-semibold">
                {who}
              </Link>
              <span>{next.what}</span>
            </p>
          </li>
        ))}
      </ol>
      {undated.map(({ who, query }) => (
        <p key={who} className="hint mt-3">
          <Link to={`/deadlines${query}`}>{who}</Link>: {notPublished}
        </p>
      ))}
    </HomeSection>
  );
}

function DayLeaf({ day, text }: { day: string; text: string }) {
  const [weekday = '', date, month = '', year] = text.split(' ');
  return (
    <time dateTime={day} className="leaf">
      <span>{weekday.slice(0, 3)}</span> <b>{date}</b>{' '}
      <span>
        {month.slice(0, 3)} {year}
      </span>
    </time>
  );
}

export function Reasons() {
  const { title, link } = home.reasons;
  return (
    <HomeSection id="why" title={title} link={{ label: link, to: '/about/why-choose-us' }}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone it scrolls, also by keys */}
      <ul className="reasons shelf" tabIndex={0} aria-labelledby="why">
        {withWords(reasons, 'text').map((reason) => (
          <li key={reason.title}>
            <Icon name={reason.icon} size={32} className="text-bloom" />
            <h3>{reason.title}</h3>
            <p>{reason.text}</p>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

export function LatestArticles({ articles }: { articles: ArticleCard[] }) {
  const { title, button } = home.articles;
  return (
    <HomeSection id="latest" title={title} link={{ label: button, to: '/blog' }}>
      <ArticleList articles={articles} className="shelf" />
    </HomeSection>
  );
}
