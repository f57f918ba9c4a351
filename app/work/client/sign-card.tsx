import { firm } from '#app/platform/content/firm.ts';
import { dayText } from '#app/platform/core/time.ts';
import type { Signing } from '#app/platform/db/work-values.ts';
import { answerTo, type FormAnswer } from '#app/platform/forms/posted-forms.ts';
import { DraftOwner } from '#app/platform/drafts/draft-owner.tsx';
import { Button } from '#app/platform/ui/button.tsx';
import { FieldError, TextField } from '#app/platform/ui/field.tsx';
import type { RequestItem } from '#app/work/core/engagements/items.server.ts';
import { ownPlaceText } from '#app/work/core/engagements/sign-place.ts';
import { orderText, stillToSign, turnToSign } from '#app/work/core/engagements/signing.ts';
import { AnotherCode, CodeField } from './code-field.tsx';
import { TakeBack } from './take-back.tsx';
import type { WorkAnswer } from './work-forms.ts';
import type { Work } from './work.server.ts';

export const LONGEST_TYPED_NAME = 100;

type Props = { work: Work; item: RequestItem; signing: Signing; refusal: WorkAnswer | undefined };

export function SignForm(props: Props) {
  const order = orderText(props.signing);
  return (
    <>
      {order && <p className="hint [overflow-wrap:anywhere]">{order}</p>}
      <OwnTurn {...props} />
    </>
  );
}

function OwnTurn({ work, item, signing, refusal }: Props) {
  const [next] = stillToSign(signing);
  switch (turnToSign(signing, work.reader, work.today)) {
    case 'now':
      return <TypeName {...{ work, item, signing, refusal }} />;
    case 'signed':
      return (
        <>
          <p>You have signed. {namesOf(stillToSign(signing))} still to sign.</p>
          <TakeBack work={work} item={item} />
        </>
      );
    case 'not-turn':
      return <p>{next?.name} signs first. We write to you when it is your turn.</p>;
    case 'late':
      return <p>The last day to sign was {dayText(signing.until)}. Write to us, and we ask you again.</p>;
    case 'not-signer':
      return <p className="hint">{namesOf(stillToSign(signing))} still to sign.</p>;
  }
}

function TypeName({ work, item, signing, refusal }: Props) {
  const refused = answerTo(refusal, 'sign', item.id);
  const others = stillToSign(signing).filter(({ email }) => email !== work.reader);
  const kept = work.draft?.intent === 'sign' && work.draft.item === item.id ? work.draft : undefined;
  return (
    <auth-form class="block">
      <form method="post" action={work.path} className="grid gap-3">
        <input type="hidden" name="item" value={item.id} />
        <input type="hidden" name="intent" value="sign" />
        <input type="hidden" name="stood" value={work.stood[item.id]} />
        <DraftOwner owner={work.owner} />
        <OwnPlaces {...{ work, item, signing }} />
        <NameFields id={item.id} refused={refused} kept={kept} />
        <CodeField id={item.id} answer={refused} done="signed" />
        <p>
          <Button type="submit">
            {signText(refused)}
            <span className="sr-only"> {item.what}</span>
          </Button>
        </p>
        <AnotherCode answer={refused} />
        <p className="hint">
          Read the files first. You sign them as they are here, until {dayText(signing.until)}.
          {others.length > 0 && ` ${namesOf(others)} to sign as well.`} Once all have signed, everybody gets
          the sealed file.
        </p>
        <SignatureLaw />
      </form>
    </auth-form>
  );
}

/** Another text once the reader was asked about a name that we do not know. */
export function signText(refused: FormAnswer | undefined): string {
  return refused?.errors.name ? 'Sign with this name' : 'Sign';
}

type NameProps = { id: string; refused: FormAnswer | undefined; kept?: FormAnswer['typed'] };

/** The typed name is that of the record; it can be drawn besides. */
export function NameFields({ id, refused, kept }: NameProps) {
  const { typed, drawn, sure } = refused?.typed ?? kept ?? {};
  const doubt = refused?.errors.name;
  return (
    <>
      <input type="hidden" name="sure" value={(doubt ? typed : sure) ?? ''} />
      <TextField
        id={`typed-${id}`}
        name="typed"
        label="Your name, typed as your signature"
        autoComplete="name"
        maxLength={LONGEST_TYPED_NAME}
        required
        defaultValue={typed}
        error={doubt ?? refused?.error}
        autoFocus={Boolean(doubt)}
      />
      <drawn-name class="drawn-name">
        <input type="hidden" name="drawn" defaultValue={drawn} />
      </drawn-name>
      <FieldError id={`drawn-${id}`} message={refused?.errors.drawn} />
    </>
  );
}

function OwnPlaces({ work, item, signing }: Omit<Props, 'refusal'>) {
  const places = (signing.places ?? []).filter(({ email }) => email === work.reader);
  if (places.length === 0) return null;
  const texts = places.map((place) => ownPlaceText(place, item.approval?.documents ?? []));
  return <p className="[overflow-wrap:anywhere]">Your name is put on {texts.join('; ')}.</p>;
}

/** Electronic Communications and Transactions Act 25 of 2002, sections 1, 4(4), 12, 13 and Schedule 2. */
export function SignatureLaw() {
  return (
    <details>
      <summary>What signing here means</summary>
      <div className="grid gap-2">
        <p>
          A name typed here is an electronic signature: it says that you agree with the files, and it counts
          as one on paper does where the law asks for no particular kind (Electronic Communications and
          Transactions Act 25 of 2002, sections 12 and 13). It is not an advanced electronic signature.
        </p>
        <p>
          A will, a sale of land, a lease of land for more than 20 years and a bill of exchange are never
          signed so. A suretyship and an affidavit are not signed here either. If one of the files is such a
          document, do not sign it: write to us.
        </p>
        <p>
          We keep the name that you type, its drawing if you draw it, your address, how you came in (by your
          account or a code), the time, the network you sign from, and the hash of each file. They stand on a
          page at the end of the sealed file, which every signer gets.
        </p>
        <p>You need not sign here: ask {firm.name} for paper.</p>
      </div>
    </details>
  );
}

function namesOf(signers: Signing['signers']): string {
  const names = signers.map(({ name }) => name);
  return `${names.join(', ')} ${names.length === 1 ? 'has' : 'have'}`;
}
