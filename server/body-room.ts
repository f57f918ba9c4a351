type Place = {
  /** May call the `refuse` of this body, or of another one. */
  add(bytes: number): void;
  leave(): void;
};

type Body = { network: string; bytes: number; refuse(why: 'too-many' | 'busy'): void };

export type BodyRoom = { enter(network: string, refuse: Body['refuse']): Place };

/** In bytes. Without room for all, the largest body of the network that sends most is refused, not the last to come. */
export function createBodyRoom(limits: { ofNetwork: number; all: number }): BodyRoom {
  const present = new Set<Body>();
  const bytesOf = new Map<string, number>();
  let all = 0;

  function count(body: Body, bytes: number): void {
    body.bytes += bytes;
    all += bytes;
    const held = (bytesOf.get(body.network) ?? 0) + bytes;
    if (held > 0) bytesOf.set(body.network, held);
    else bytesOf.delete(body.network);
  }

  function largest(): Body | undefined {
    const [most] = [...bytesOf].reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0]);
    return [...present]
      .filter(({ network }) => network === most)
      .reduce<Body | undefined>((a, b) => (a && a.bytes >= b.bytes ? a : b), undefined);
  }

  return {
    enter(network, refuse) {
      const body: Body = { network, bytes: 0, refuse };
      present.add(body);
      return {
        add(bytes) {
          count(body, bytes);
          if ((bytesOf.get(network) ?? 0) > limits.ofNetwork) refuse('too-many');
          else if (all > limits.all) largest()?.refuse('busy');
        },
        leave() {
          if (present.delete(body)) count(body, -body.bytes);
        },
      };
    },
  };
}
