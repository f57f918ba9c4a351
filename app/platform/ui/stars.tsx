import { Icon } from './icon.tsx';

export function Stars({ rating }: { rating: number }) {
  return (
    <p className="flex gap-0.5 text-veld">
      <span className="sr-only">{rating} out of 5 stars</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} name={star <= rating ? 'star' : 'star-empty'} />
      ))}
    </p>
  );
}
