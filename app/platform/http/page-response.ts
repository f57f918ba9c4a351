/** The server and Remix's build have a copy of this module each. */
const PAGE = Symbol.for('page');

/** An answer that any server can send. Ours takes the bytes of `page`: through the body they are copied three times. */
export function pageResponse(page: Buffer, init: ResponseInit): Response {
  const source = {
    pull(controller: ReadableStreamDefaultController<Uint8Array>) {
      controller.enqueue(page);
      controller.close();
    },
  };
  const body = new ReadableStream<Uint8Array>(source, { highWaterMark: 0 });
  return Object.assign(new Response(body, init), { [PAGE]: page });
}

/** Reads the whole body, once. */
export async function bytesOf(response: Response & { [PAGE]?: Buffer }): Promise<Buffer> {
  return response[PAGE] ?? Buffer.from(await response.arrayBuffer());
}
