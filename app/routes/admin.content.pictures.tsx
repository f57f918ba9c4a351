import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Form, useActionData } from '@remix-run/react';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { ALT_HINT, ALT_LABEL, DECORATION_LABEL, LONGEST_ALT } from '#app/content/desk/markdown/alt-text.ts';
import { PICTURE_TYPES } from '#app/content/desk/markdown/picture-paths.ts';
import { takeArticlePicture } from '#app/content/desk/take-picture.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { sizeInAddress } from '#app/platform/images/size-in-address.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { TextField } from '#app/platform/ui/field.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { pictureMarkdown } from '#app/site/blog/pictures-in-texts.ts';

export const handle = { permission: 'content', upload: { bytes: 16 * 1024 * 1024 } } satisfies DeskHandle;
export const headers = privatePage;

export async function loader(args: LoaderFunctionArgs) {
  await requireAccess(args, 'content');
  return null;
}

type Answer = {
  alt: string;
  isDecoration: boolean;
  errors?: { alt?: string; picture?: string };
  path?: string;
};

export async function action(args: ActionFunctionArgs) {
  await requireAccess(args, 'content');
  const form = await requireForm(args.request);
  const alt = textIn(form, 'alt').slice(0, LONGEST_ALT);
  const isDecoration = form.has('decoration');
  const typed = { alt, isDecoration };
  const refuse = (errors: Answer['errors']) => data<Answer>({ ...typed, errors }, { status: 400 });
  if (alt === '' && !isDecoration) return refuse({ alt: 'Say what it shows.' });
  if (alt !== '' && isDecoration)
    return refuse({ alt: 'What is decoration only has no words: leave this empty, or take the tick away.' });
  const taken = await takeArticlePicture(form);
  if ('error' in taken) return refuse({ picture: taken.error });
  return data<Answer>({ ...typed, path: taken.path });
}

export const meta: MetaFunction = () => privateMeta('Pictures');

export default function Pictures() {
  const answer = useActionData<typeof action>();
  return (
    <AdminPage
      title="Pictures"
      lede={
        <>
          A file becomes a line that you copy into the text of an article.{' '}
          <Link to="/admin/content">All content</Link>
        </>
      }
    >
      {answer?.path && <Stored path={answer.path} alt={answer.isDecoration ? null : answer.alt} />}
      <Form method="post" encType="multipart/form-data" className="grid max-w-[40rem] gap-5">
        <TextField
          id="picture"
          name="picture"
          type="file"
          accept={PICTURE_TYPES}
          label="Picture"
          hint="At most 15 MB. What it has hidden in it, such as the place of a photograph, is not stored."
          error={answer?.errors?.picture}
        />
        <TextField
          id="alt"
          name="alt"
          label={ALT_LABEL}
          hint={ALT_HINT}
          maxLength={LONGEST_ALT}
          autoComplete="off"
          defaultValue={answer?.path ? '' : answer?.alt}
          key={answer?.path}
          error={answer?.errors?.alt}
        />
        <label className="tick">
          <input
            type="checkbox"
            name="decoration"
            key={answer?.path}
            defaultChecked={answer?.isDecoration && !answer.path}
          />
          {DECORATION_LABEL}
        </label>
        <div>
          <Button type="submit">Store it</Button>
        </div>
      </Form>
    </AdminPage>
  );
}

function Stored({ path, alt }: { path: string; alt: string | null }) {
  return (
    <section aria-labelledby="stored" className="mb-8 grid gap-3">
      <h2 id="stored" className="text-lg">
        Stored
      </h2>
      <p>Copy this line into the text, with an empty line before and after it:</p>
      <code className="select-all wrap-anywhere">{pictureMarkdown(path, alt)}</code>
      <img src={path} alt={alt ?? ''} {...sizeInAddress(path)} className="max-h-80 w-auto" />
      <p className="hint">What no article names is deleted after a week.</p>
    </section>
  );
}
