import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { secretPage } from '#app/platform/http/cache.ts';
import { done, missing, postedForms, type Posted } from '#app/platform/forms/posted-forms.server.ts';
import { notFound } from '#app/platform/http/responses.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { FREELANCER_PATH } from '#app/tools/freelancer/entries.ts';
import {
  confirmMails,
  endMails,
  findMails,
  firstMailIn,
  MAILS_PATH,
  resumeMails,
} from '#app/tools/freelancer/payment-mails.server.ts';

const TITLE = 'Mails before provisional payments';
const GONE = 'These mails were ended, or they were not confirmed in time.';

export const headers = secretPage;

/** Mail programs open links by themselves: what a link does, it does after a button. */
export async function loader({ params: { token = '' } }: LoaderFunctionArgs) {
  const found = await findMails(token);
  if (!found) throw notFound(GONE);
  return { path: pathOf(token), first: firstMailIn(), ...found };
}

type Post = Posted & { token: string };

const answer = postedForms({
  path: ({ token }: Post) => pathOf(token),
  commands: {
    async confirm({ token }: Post) {
      if (!(await confirmMails(token))) return missing(GONE);
      return done({
        title: 'Confirmed',
        description: `We write to you in January and in July, first in ${firstMailIn()}.`,
      });
    },
    async end({ token }: Post) {
      if (!(await endMails(token))) return missing(GONE);
      return done({
        title: 'Ended',
        description: 'We send you no more of these mails.',
        to: FREELANCER_PATH,
        undoHere: true,
        undo: { intent: 'resume' },
      });
    },
    async resume({ token }: Post) {
      if (!(await resumeMails(token))) return missing(GONE);
      return done({ title: 'They go on', description: 'We write to you in January and in July.' });
    },
  },
});

export async function action({ request, params: { token = '' } }: ActionFunctionArgs) {
  return answer({ request, token });
}

export const meta: MetaFunction = () => privateMeta(TITLE);

const SHOWN = {
  waiting: {
    text: (to: string, first: string) =>
      `To ${to}: one in January and one in July, when it is time to work out your payment. The first comes in ${first}.`,
    intent: 'confirm',
    label: 'Yes, send them to me',
  },
  confirmed: {
    text: (to: string) =>
      `${to} gets these mails: one in January and one in July, when it is time to work out your payment.`,
    intent: 'end',
    label: 'End these mails',
  },
  ended: {
    text: (to: string) => `These mails to ${to} are ended.`,
    intent: 'resume',
    label: 'Send them again',
  },
} as const;

export default function PaymentMails() {
  const { path, state, to, months, first } = useLoaderData<typeof loader>();
  const { text, intent, label } = SHOWN[state];
  return (
    <div className="wrap pt-working pb-open">
      <h1 className="text-2xl">{TITLE}</h1>
      <p className="lede mt-3">{text(to, first)}</p>
      <form method="post" action={path} className="mt-6">
        <Button type="submit" name="intent" value={intent}>
          {label}
        </Button>
      </form>
      {months && (
        <p className="mt-6">
          <Link to={months}>Open your months</Link>
        </p>
      )}
    </div>
  );
}

function pathOf(token: string): string {
  return `${MAILS_PATH}/${encodeURIComponent(token)}`;
}
