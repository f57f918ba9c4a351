import { Stars } from './stars.tsx';

type Props = { content: string; author: string; role: string; rating: number };

export function Quotation({ content, author, role, rating }: Props) {
  return (
    <figure>
      <Stars rating={rating} />
      <blockquote>
        <p>{content}</p>
      </blockquote>
      <figcaption>
        <b className="font-semibold">{author}</b>, <span className="text-ink-soft">{role}</span>
      </figcaption>
    </figure>
  );
}
