import { readCursor } from '#app/platform/db/keyset.server.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import type { RequestContext } from '#app/platform/http/context.ts';
import { answerCaller, errorAnswer, jsonAnswer, otherMethod, READS } from './answer.server.ts';
import { FIRM_API } from './paths.ts';
import { findResource, type Resource } from './resources.server.ts';
import type { FieldError } from '#app/tools/api/errors.ts';

const PAGING = ['after', 'before'];

type Call = {
  request: Request;
  client: Pick<RequestContext, 'clientAddress' | 'logFailure'>;
  origin: string;
};

/** One page of a resource; `next`, `previous`: whole addresses, or null. Unknown fields of the query are refused. */
export async function readResource(
  name: string | undefined,
  { request, client, origin }: Call,
): Promise<Response> {
  const resource = findResource(name);
  if (!resource)
    return errorAnswer(404, `There is nothing of this name. See ${origin}${FIRM_API}/openapi.json.`);
  return (
    otherMethod(request, READS) ??
    answerCaller({ request, client, scope: resource.scope }, async ({ as }) => {
      const { searchParams } = new URL(request.url);
      const errors = unknownFields(resource, searchParams);
      if (errors.length > 0) return errorAnswer(422, errors);
      const { rows, after, before } = await resource.read(searchParams, as, readCursor(searchParams, isUuid));
      const pageAt = (side: string, id: string | null) => {
        if (id === null) return null;
        const query = new URLSearchParams(searchParams);
        for (const one of PAGING) query.delete(one);
        query.set(side, id);
        return `${origin}${FIRM_API}/${resource.name}?${query}`;
      };
      return jsonAnswer({ items: rows, next: pageAt('after', after), previous: pageAt('before', before) });
    })
  );
}

function unknownFields({ query }: Resource, params: URLSearchParams): FieldError[] {
  const known = [...Object.keys(query), ...PAGING];
  const unknown = [...new Set(params.keys())].filter((field) => !known.includes(field));
  return unknown.slice(0, 20).map((field) => ({
    field: field.slice(0, 60),
    message: `It is narrowed down by ${known.join(', ')}.`,
  }));
}
