import { badRequest } from './responses.ts';

/** The form a request posts. Throws 400 when its body is no form at all. */
export async function requireForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => {
    throw badRequest();
  });
}
