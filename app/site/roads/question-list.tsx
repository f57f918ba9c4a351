import { Icon } from '#app/platform/ui/icon.tsx';
import { Link } from '#app/platform/ui/link.tsx';

export type Question = { question: string; path: string };

export function AnswerLink({ question: { question, path } }: { question: Question }) {
  return (
    <p className="eyebrow">
      <Link to={path}>{question}</Link>
    </p>
  );
}

export function QuestionList({ questions }: { questions: readonly Question[] }) {
  return (
    <ul className="questions">
      {questions.map(({ question, path }) => (
        <li key={path}>
          <Link to={path}>
            {question} <Icon name="arrow" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
