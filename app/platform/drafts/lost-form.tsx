import { Link } from '#app/platform/ui/link.tsx';
import { TextArea } from '#app/platform/ui/field.tsx';

type Props = {
  lost: {
    why: string;
    to: { label: string; path: string };
    typed: readonly (readonly [string, string])[];
  } | null;
};

export function LostForm({ lost }: Props) {
  if (!lost) return <p>Nothing is kept here: what you typed last was stored, or is older than a day.</p>;
  return (
    <div className="grid max-w-prose gap-5">
      <p role="status">{lost.why} What you typed was not stored. It is here for a day, to copy.</p>
      <p>
        <Link to={lost.to.path}>{lost.to.label}</Link>
      </p>
      {lost.typed.map(([name, value], at) => (
        <TextArea
          key={`${name} ${value}`}
          id={`typed-${at}`}
          name={name}
          label={labelOf(name)}
          rows={value.length > 80 ? 6 : 2}
          defaultValue={value}
          readOnly
        />
      ))}
    </div>
  );
}

function labelOf(name: string): string {
  const words = name
    .replaceAll(/([A-Z])/g, ' $1')
    .replaceAll(/[-_.]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
