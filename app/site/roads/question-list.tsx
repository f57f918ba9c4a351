import { Icon } from '#app/platform/ui/icon.tsx';
import { Link } from '#app/platform/ui/link.tsx';

export type Question = { question: string; path: string };

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
