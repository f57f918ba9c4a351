import { Form } from '@remix-run/react';
import { answerTo } from '#app/platform/forms/posted-forms.ts';
import { Button } from '#app/platform/ui/button.tsx';
import type { Approval, SignPlace, Signing } from '#app/platform/db/work-values.ts';
import type { RequestItem } from '#app/work/core/engagements/items.server.ts';
import { placeKey, placeText } from '#app/work/core/engagements/sign-place.ts';
import type { Refusal } from './page.ts';
import { AddPlace } from './sign-place-form.tsx';

type Props = {
  item: RequestItem;
  approval: Approval;
  signing: Signing;
  answer: Refusal | undefined;
};

/** Where each name is put, until somebody has signed. Without a place it stands on the page of signatures alone. */
export function SignPlaces(props: Props) {
  const { item, signing, answer } = props;
  const { places = [], signatures } = signing;
  const refused = answerTo(answer, 'sign-place', item.id) ?? answerTo(answer, 'no-sign-place', item.id);
  if (signatures.length > 0) return null;
  return (
    <details className="work-fold" open={Boolean(refused)}>
      <summary className="btn btn-quiet btn-small">
        Where they sign{places.length > 0 && ` (${places.length})`}
        <span className="sr-only">: {item.what}</span>
      </summary>
      <div className="grid gap-4">
        <p className="hint">
          A name, its day and a reference are put at each place. All signatures stand on the last page in any
          case.
        </p>
        {places.length > 0 && (
          <ul className="grid gap-2">
            {places.map((place) => (
              <Place key={placeKey(place)} place={place} {...props} />
            ))}
          </ul>
        )}
        <AddPlace {...props} refused={refused} />
      </div>
    </details>
  );
}

function Place({ item, approval, signing, place }: Props & { place: SignPlace }) {
  const name = signing.signers.find(({ email }) => email === place.email)?.name ?? place.email;
  const text = `${name}: ${placeText(place, approval.documents)}`;
  return (
    <li>
      <Form method="post" className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <input type="hidden" name="intent" value="no-sign-place" />
        <input type="hidden" name="item" value={item.id} />
        <input type="hidden" name="key" value={placeKey(place)} />
        <span className="[overflow-wrap:anywhere]">{text}</span>
        <Button type="submit" look="quiet" small>
          Remove<span className="sr-only">: {text}</span>
        </Button>
      </Form>
    </li>
  );
}
