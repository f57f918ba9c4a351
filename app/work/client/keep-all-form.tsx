import { Button } from '#app/platform/ui/button.tsx';

type Props = { path: string; answers: Readonly<Record<string, string>>; seen: string };

export function KeepAllForm({ path, answers, seen }: Props) {
  return (
    <form method="post" action={path} className="mt-8">
      <p className="hint mb-3">
        Nothing has changed since last time? Then one tap gives all the answers again.
      </p>
      <input type="hidden" name="seen" value={seen} />
      {Object.entries(answers).map(([id, answer]) => (
        <input key={id} type="hidden" name={id} value={answer} />
      ))}
      <Button type="submit" name="intent" value="questions" look="quiet">
        Keep all my answers
      </Button>
    </form>
  );
}
