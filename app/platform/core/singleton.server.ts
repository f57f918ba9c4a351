declare global {
  var singletons: Map<string, unknown> | undefined;
}

/** The Remix build and the server are two module graphs: a constant would open two database pools. */
export function singleton<Value>(name: string, make: () => Value): Value {
  const values = (globalThis.singletons ??= new Map());
  if (!values.has(name)) values.set(name, make());
  return values.get(name);
}
