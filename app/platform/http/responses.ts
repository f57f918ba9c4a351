/** Responses to throw. The error page shows the text: a whole sentence with nothing private. */

export function notFound(message = 'There is no such page.'): Response {
  return refusal(404, message);
}

export function badRequest(message = 'The request could not be understood.'): Response {
  return refusal(400, message);
}

export function forbidden(message = 'You are not allowed to do this.'): Response {
  return refusal(403, message);
}

export function methodNotAllowed(allowed: readonly string[]): Response {
  return refusal(405, 'This address does not accept that kind of request.', { Allow: allowed.join(', ') });
}

export function unprocessable(message: string): Response {
  return refusal(422, message);
}

export function tooManyRequests(seconds: number): Response {
  const wait = Math.max(1, Math.ceil(seconds));
  const unit =
    wait >= 120 ? `${Math.ceil(wait / 60)} minutes` : `${wait} ${wait === 1 ? 'second' : 'seconds'}`;
  return refusal(429, `That was sent too often. Go back, and send it again in ${unit}.`, {
    'Retry-After': String(wait),
  });
}

export function unavailable(): Response {
  const message = 'This is not available at the moment. Please try again shortly.';
  return refusal(503, message, { 'Retry-After': '10' });
}

function refusal(status: number, message: string, headers: Record<string, string> = {}): Response {
  return new Response(message, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });
}
