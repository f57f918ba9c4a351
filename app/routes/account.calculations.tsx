import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { between, LENGTHS } from '#app/platform/db/lengths.ts';
import { AccountPage } from '#app/accounts/core/account-page.tsx';
import { requireMember } from '#app/accounts/core/member.server.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { done, postedForms, unchanged, type Posted } from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { SavedCalculation } from '#app/tools/saved/saved-calculation.tsx';
import {
  deleteCalculation,
  listCalculationsOf,
  readTitle,
  renameCalculation,
} from '#app/tools/saved/saved.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { ButtonLink } from '#app/platform/ui/button.tsx';

const HERE = '/account/calculations';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const member = await requireMember(request);
  return { calculations: await listCalculationsOf(member.id) };
}

export async function action({ request }: ActionFunctionArgs) {
  const { id } = await requireMember(request);
  return act({ request, id });
}

type Context = Posted & { id: string };

const act = postedForms({
  commands: {
    delete: async ({ form, id }: Context) => {
      const isDeleted = await deleteCalculation(textIn(form, 'token'), id);
      return isDeleted ? done({ title: 'Calculation deleted' }) : redirect(HERE, 303);
    },
    rename: async ({ form, id }: Context) => {
      const title = readTitle(form.get('title'));
      const description = `A name has ${between(LENGTHS.savedTitle)}`;
      if (!title) return unchanged({ title: 'Not renamed', description });
      const isRenamed = await renameCalculation(textIn(form, 'token'), id, title);
      return isRenamed ? done({ title: 'Calculation renamed' }) : redirect(HERE, 303);
    },
  },
  path: () => HERE,
});

export const meta: MetaFunction = () => privateMeta('Saved calculations');

export default function Calculations() {
  const { calculations } = useLoaderData<typeof loader>();
  return (
    <AccountPage
      path={HERE}
      title="Saved calculations"
      lede="Open one again, rename it, or work it out under the tables of another year."
    >
      {calculations.length === 0 ? (
        <div className="border-t border-rule-strong pt-6">
          <p className="mb-6">
            Nothing is saved yet. Press Save Calculation under any result of the{' '}
            <Link to="/calculator?type=individual">calculators</Link>, and you find it here.
          </p>
          <ButtonLink to="/calculator?type=individual">Estimate my tax</ButtonLink>
        </div>
      ) : (
        <ul className="border-t border-rule-strong">
          {calculations.map((saved) => (
            <li key={saved.token} className="border-b border-rule py-6">
              <SavedCalculation saved={saved} />
            </li>
          ))}
        </ul>
      )}
    </AccountPage>
  );
}
