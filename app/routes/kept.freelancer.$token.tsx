import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { freelancerPage } from '#content/pages/freelancer.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { secretPage } from '#app/platform/http/cache.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { answerTo } from '#app/platform/forms/posted-forms.ts';
import { MailsForm } from '#app/tools/freelancer/mails-form.tsx';
import { mailsCommands } from '#app/tools/freelancer/mails-commands.server.ts';
import { postedForms } from '#app/platform/forms/posted-forms.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { Button } from '#app/platform/ui/button.tsx';
import freelancerCss from '#app/tools/freelancer/freelancer.css?url';
import { freelancerKept } from '#app/tools/freelancer/freelancer-kept.ts';
import { FreelancerPage } from '#app/tools/freelancer/freelancer-page.tsx';
import { monthsAfter } from '#app/tools/freelancer/entries.ts';
import { calculateMonths, openMonths, saveMonths } from '#app/tools/freelancer/kept-months.server.ts';
import { ClashingMonths, OtherYears } from '#app/tools/freelancer/kept-months.tsx';
import { UnsavedNotice } from '#app/tools/kept/clash-notice.tsx';
import { KeptBar, KeptDeleted, KeptTop } from '#app/tools/kept/kept-bar.tsx';
import {
  discardTyped,
  keptCommands,
  limitChanges,
  type Clashes,
  type KeptPost,
} from '#app/tools/kept/kept-page.server.ts';
import { keptPath } from '#app/tools/kept/kept-kind.ts';

export const headers = secretPage;
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: freelancerCss }];

export async function loader({ request, params: { token = '' } }: LoaderFunctionArgs) {
  return openMonths(request, token);
}

const answer = postedForms<
  KeptPost,
  'delete' | 'restore' | 'calculate' | 'discard' | 'save' | keyof typeof mailsCommands,
  Partial<Clashes>
>({
  path: ({ token }) => keptPath(freelancerKept, token),
  commands: {
    ...keptCommands(freelancerKept),
    calculate: calculateMonths,
    discard: ({ token }) => discardTyped(keptPath(freelancerKept, token), 'This is what is kept'),
    save: saveMonths,
    ...mailsCommands,
  },
});

export async function action({ request, context, params: { token = '' } }: ActionFunctionArgs) {
  const post = { request, form: await requireForm(request), token, ...contextOf(context) };
  await limitChanges(post);
  return answer(post);
}

export const meta: MetaFunction = () => privateMeta(freelancerPage.title);

export default function KeptFreelancer() {
  const { years, link, running, kept, form, mails, firstMail } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  if (link.isDeleted)
    return (
      <div className="wrap pt-working pb-open">
        <h1 className="mb-6 text-2xl">{freelancerPage.title}</h1>
        <KeptDeleted link={link} />
      </div>
    );
  const mailsAnswer = posted && answerTo(posted, 'mails');
  const { typed, before } = mailsAnswer ? form : monthsAfter(posted, { form, kept });
  return (
    <FreelancerPage
      {...running}
      isKept
      path={link.path}
      draft={`kept-freelancer-${running.taxYear}`}
      typed={typed}
      error={posted?.error}
      top={<KeptTop link={link} title={freelancerPage.title} />}
      save={
        <div>
          <input type="hidden" name="taxYear" value={running.taxYear} />
          <input type="hidden" name="before" value={JSON.stringify(before)} />
          <Button type="submit" name="intent" value="save">
            Save
          </Button>
          <UnsavedNotice isHidden={JSON.stringify(typed) === JSON.stringify(before)} />
        </div>
      }
      notice={
        posted?.clashes && (
          <ClashingMonths taxYear={running.taxYear} clashes={posted.clashes} {...{ kept, typed }} />
        )
      }
    >
      <OtherYears years={years} running={running.taxYear} />
      <MailsForm
        path={link.path}
        first={firstMail}
        going={mails}
        error={mailsAnswer?.errors.email}
        email={mailsAnswer?.typed.email}
      />
      <div className="mt-12">
        <KeptBar link={link} />
      </div>
    </FreelancerPage>
  );
}
