import { firm } from '#app/platform/content/firm.ts';
import { longMoment } from '#app/platform/core/time.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { TextField } from '#app/platform/ui/field.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';

type Props = {
  sha256: string | null;
  found: { signatures: number; sealedAt: Date; isDisputed: boolean } | null;
  error: string | undefined;
};

export function VerifyPage({ sha256, found, error }: Props) {
  return (
    <div className="wrap pt-open pb-open">
      <h1 className="text-2xl">Check a signed file</h1>
      <p className="lede mt-3 max-w-[42em]">
        Choose a file that was signed with us. We say whether it is exactly what we sealed.
      </p>
      {sha256 && <Outcome found={found} />}
      <file-check>
        <form
          method="post"
          encType="multipart/form-data"
          action="/verify"
          className="mt-6 grid max-w-lg gap-4"
        >
          <TextField
            id="file"
            name="file"
            type="file"
            accept="application/pdf"
            label="The signed PDF"
            required
            error={error}
            hint="Your browser works out a number from the file, its SHA-256, and sends that alone. Without a script it sends the file, and we keep nothing of it."
          />
          <p>
            <Button type="submit">Check the file</Button>
          </p>
        </form>
      </file-check>
      <section aria-labelledby="what-it-means" className="mt-12 max-w-[42em]">
        <h2 id="what-it-means" className="font-serif-text text-xl">
          What it tells you
        </h2>
        <p className="mt-3">
          A sealed file has a last page that says who signed, when, and how they proved who they are. If we
          know the file, that page and all pages before it are as they were when the last person had signed.
          Programs that read PDFs check the seal as well.
        </p>
        <p className="mt-3">
          We do not say here whose file it is. Questions? <Link to="/contact">Write to us</Link>.
        </p>
      </section>
    </div>
  );
}

function Outcome({ found }: Pick<Props, 'found'>) {
  return (
    <div role="status" className="mt-6 max-w-[42em]">
      {found ? (
        <Notice tone="gain" title="We sealed this file">
          <p>
            {firm.legalName} sealed it on {longMoment(new Date(found.sealedAt))}, South African time, after{' '}
            {found.signatures === 1 ? 'one person' : `${found.signatures} people`} had signed. It has not
            changed since.
          </p>
          {found.isDisputed && (
            <p className="mt-2">
              One of those who signed says that it was not them. Ask {firm.legalName} about it.
            </p>
          )}
        </Notice>
      ) : (
        <Notice tone="loss" title="We do not know this file">
          <p>
            We never sealed it, or it is not as we sealed it any more: one changed letter, a print, a scan or
            saving it anew makes another file. Do not rely on it: ask for the file as it came from us.
          </p>
        </Notice>
      )}
    </div>
  );
}
