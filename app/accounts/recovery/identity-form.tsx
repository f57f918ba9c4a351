import { retention } from '#content/retention.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { MOST_IDENTITY_FILES } from './states.ts';

type Props = { token: string; files: readonly string[] };

/** Optional: a person with a number on file is called. */
export function IdentityForm({ token, files }: Props) {
  return (
    <section aria-labelledby="identity">
      <h2 id="identity" className="text-lg">
        A picture of your ID
      </h2>
      <p className="mt-2">It helps if we have your ID on file. If not, call us.</p>
      {files.length > 0 && (
        <>
          <p className="mt-2">We have:</p>
          <ul className="list-disc pl-5" translate="no">
            {[...new Set(files)].map((name) => (
              <li key={name} className="break-words">
                {name}
              </li>
            ))}
          </ul>
        </>
      )}
      {files.length < MOST_IDENTITY_FILES && (
        <form
          method="post"
          action={`/auth/lost/${token}/identity`}
          encType="multipart/form-data"
          className="mt-3 grid gap-4"
        >
          <photo-check class="block">
            <label htmlFor="identity-file" className="label">
              Photos or a PDF of your ID book, ID card (both sides) or passport
            </label>
            <input
              id="identity-file"
              type="file"
              name="file"
              multiple
              required
              accept="image/*,application/pdf"
              aria-describedby="identity-hint"
              className="w-full"
            />
            <p id="identity-hint" className="hint">
              Only the colleagues who check your request can see it. We delete it {retention.identityDays}{' '}
              days after the decision.
            </p>
          </photo-check>
          <div>
            <Button type="submit" look="quiet">
              Send my ID
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
