import { firm } from '#app/platform/content/firm.ts';
import type { Approval } from '#app/platform/db/work-values.ts';
import { answerTo, type FormAnswer } from '#app/platform/forms/posted-forms.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { TextArea } from '#app/platform/ui/field.tsx';
import { LONGEST_ANSWER } from '#app/work/core/engagements/longest-answer.ts';
import { Link } from '#app/platform/ui/link.tsx';
import { NameFields, SignatureLaw, signText } from './sign-card.tsx';

type Page = { path: string } & (
  | { kind: 'sign'; what: string; signer: string; before: string; documents: Approval['documents'] }
  | { kind: 'just signed'; what: string; signer: string; work: string }
  | { kind: 'over'; work: string }
  | { kind: 'taken back' }
  | { kind: 'signed'; what: string; before: string; isSealed: boolean; isObjected: boolean }
);

export function InPersonPage({ page, answer }: { page: Page; answer: FormAnswer | undefined }) {
  return (
    <div className="wrap work">
      <Part page={page} answer={answer} />
    </div>
  );
}

function Part({ page, answer }: { page: Page; answer: FormAnswer | undefined }) {
  switch (page.kind) {
    case 'sign':
      return <ToSign page={page} answer={answer} />;
    case 'just signed':
      return (
        <>
          <h1 className="text-2xl">Signed. Please give the device back.</h1>
          <p className="lede mt-3 [overflow-wrap:anywhere]">
            {page.signer} has signed “{page.what}”. Thank you. A mail says so too.
          </p>
          <BackToDesk work={page.work} />
        </>
      );
    case 'over':
      return (
        <>
          <h1 className="text-2xl">This page is over</h1>
          <p className="lede mt-3">Please give the device back.</p>
          <BackToDesk work={page.work} />
        </>
      );
    case 'taken back':
      return (
        <>
          <h1 className="text-2xl">This signature was taken back</h1>
          <p className="lede mt-3">It does not count any more. There is nothing to do.</p>
        </>
      );
    case 'signed':
      return <Signed page={page} answer={answer} />;
  }
}

/** The page of the work asks who comes back to it to sign in. */
function BackToDesk({ work }: { work: string }) {
  const path = `/admin/work/${work}`;
  return (
    <p className="mt-6">
      <Link to={`/auth?redirectTo=${encodeURIComponent(path)}`}>Of {firm.name}? Sign in again</Link>
    </p>
  );
}

function ToSign({ page, answer }: { page: Page & { kind: 'sign' }; answer: FormAnswer | undefined }) {
  const { path, what, signer, before, documents } = page;
  return (
    <>
      <p className="eyebrow">{signer}</p>
      <h1 className="text-2xl">Sign in person: {what}</h1>
      <p className="lede mt-3">
        {before} of {firm.name} has seen who you are, and handed you this device. Read what you sign first.
      </p>
      <ul className="mt-6 grid gap-2">
        {documents.map(({ id, name }) => (
          <li key={id}>
            <a href={`${path}/files/${id}`} target="_blank" rel="noreferrer">
              Read {name}
            </a>
          </li>
        ))}
      </ul>
      <form method="post" action={path} className="mt-6 grid gap-3">
        <NameFields id="in-person" refused={answerTo(answer, 'sign')} />
        <p className="flex flex-wrap gap-4">
          <Button type="submit" name="intent" value="sign">
            {signText(answerTo(answer, 'sign'))}
          </Button>
          <button type="submit" name="intent" value="leave" className="link-button" formNoValidate>
            I do not sign now
          </button>
        </p>
        <p className="hint">
          We keep also that you signed before {before}, what you showed, and the last digits of its number.
          You get a mail about it, and can say there that it was not you.
        </p>
        <SignatureLaw />
      </form>
    </>
  );
}

type SignedProps = { page: Page & { kind: 'signed' }; answer: FormAnswer | undefined };

function Signed({ page: { path, what, before, isSealed, isObjected }, answer }: SignedProps) {
  const refused = answerTo(answer, 'not-me');
  return (
    <>
      <h1 className="text-2xl">{what}</h1>
      <p className="lede mt-3">
        It was signed with your name, in person before {before} of {firm.name}.
      </p>
      {isObjected ? (
        <p className="mt-6">You have said that this was not you. We look at it, and write to you.</p>
      ) : (
        <form method="post" action={path} className="mt-6 grid gap-3">
          <p>
            {isSealed
              ? 'The file is sealed already. Say that it was not you, and we look at it at once.'
              : 'If it was not you, the signature is taken back at once.'}
          </p>
          <TextArea
            id="not-me-words"
            name="words"
            label="What you know of it: who may have signed, where you were"
            rows={3}
            maxLength={LONGEST_ANSWER}
            required
            defaultValue={refused?.typed.words}
            error={refused?.error}
          />
          <p>
            <Button type="submit" name="intent" value="not-me">
              This was not me
            </Button>
          </p>
        </form>
      )}
    </>
  );
}
