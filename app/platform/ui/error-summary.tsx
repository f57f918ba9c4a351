import { Notice } from './notice.tsx';

type Errors = Readonly<Partial<Record<string, string>>>;

/** Each error links to its field. `id`: where the form is posted to, so that the summary is in view. */
export function ErrorSummary({ id, title, errors }: { id: string; title: string; errors: Errors }) {
  return (
    <div id={id} role="alert" tabIndex={-1} className="mt-6">
      <Notice tone="loss" title={title}>
        <ErrorLinks errors={errors} />
      </Notice>
    </div>
  );
}

/** A field's name is its id. */
export function ErrorLinks({ errors }: { errors: Errors }) {
  return (
    <ul className="grid gap-1">
      {Object.entries(errors).map(([field, error]) => (
        <li key={field}>
          <a href={`#${field}`}>{error}</a>
        </li>
      ))}
    </ul>
  );
}
