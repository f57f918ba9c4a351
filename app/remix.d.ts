import '@remix-run/server-runtime';
import type { RequestContext } from '#app/platform/http/context.ts';

declare module '@remix-run/server-runtime' {
  interface Future {
    v3_singleFetch: true;
  }
  interface AppLoadContext extends Partial<RequestContext> {}
}
