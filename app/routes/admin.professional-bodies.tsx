import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react';
import { privatePage } from '#app/http/cache.ts';
import { changeList, showList } from '#app/list-desk/administer.server.ts';
import { staysShown, told } from '#app/list-desk/in-browser.ts';
import { ListDesk, titleOf } from '#app/list-desk/list-desk.tsx';
import { LISTS } from '#app/listings/list.ts';

const LIST = LISTS['professional-bodies'];

export const headers = privatePage;
export const shouldRevalidate = staysShown;

export function loader(args: LoaderFunctionArgs) {
  return showList(LIST.name, args);
}

export function action(args: ActionFunctionArgs) {
  return changeList(LIST.name, args);
}

export function clientAction(args: ClientActionFunctionArgs) {
  return told(LIST, args);
}

export const meta: MetaFunction = () => titleOf(LIST);

export default function ProfessionalBodies() {
  return (
    <ListDesk list={LIST} shown={useLoaderData<typeof loader>()} outcome={useActionData<typeof action>()} />
  );
}
