/** One method's verdict: `dmarc=pass header.from=example.org` is method `dmarc`, result `pass`. All lower case. */
export type Verdict = { method: string; result: string; properties: ReadonlyMap<string, string> };

export type AuthenticationResults = { server: string; verdicts: readonly Verdict[] };

type Token = { text: string; isQuoted: boolean };

const METHOD = /^([a-z][a-z0-9-]*)(?:\/\d+)?$/;

/** RFC 8601, section 2.2; null if it is not. Comments and quoted strings are no verdict: senders choose them. */
export function readAuthenticationResults(value: string): AuthenticationResults | null {
  const tokens = tokensOf(value.toLowerCase());
  const [head, ...rest] = tokens ? split(tokens) : [];
  const server = head?.[0]?.text;
  if (!server || server === '=' || head.length > 2) return null;
  const verdicts = rest.filter((part) => part.length > 0 && part[0]?.text !== 'none').map(verdictOf);
  return verdicts.every((verdict) => verdict !== null) ? { server, verdicts } : null;
}

function verdictOf(part: readonly Token[]): Verdict | null {
  const [name, equals, result, ...rest] = part;
  const method = name && !name.isQuoted ? METHOD.exec(name.text)?.[1] : undefined;
  if (!method || !equals || !isSign(equals, '=') || !result || result.isQuoted) return null;
  const properties = new Map<string, string>();
  for (let at = 0; at < rest.length; at += 1) {
    const [key, sign, given] = rest.slice(at, at + 3);
    if (!key || key.isQuoted || !sign || !isSign(sign, '=') || !given) continue;
    // A property that occurs twice does not count: which one the server meant is not known.
    properties.set(key.text, properties.has(key.text) ? '' : given.text);
    at += 2;
  }
  return { method, result: result.text, properties };
}

function split(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (isSign(token, ';')) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

function isSign({ text, isQuoted }: Token, sign: string): boolean {
  return text === sign && !isQuoted;
}

/** Null when a quote or a comment does not end. */
function tokensOf(value: string): Token[] | null {
  const tokens: Token[] = [];
  let at = 0;
  while (at < value.length) {
    const sign = value.charAt(at);
    if (sign === '(') at = endOfComment(value, at);
    else if (sign === '"') {
      const quoted = /^"((?:[^"\\]|\\.)*)"/.exec(value.slice(at));
      if (!quoted) return null;
      tokens.push({ text: (quoted[1] ?? '').replaceAll(/\\(.)/g, '$1'), isQuoted: true });
      at += quoted[0].length;
    } else if (sign === ';' || sign === '=') {
      tokens.push({ text: sign, isQuoted: false });
      at += 1;
    } else if (/\s/.test(sign)) at += 1;
    else {
      const [text = sign] = /^[^\s;="()]+/.exec(value.slice(at)) ?? [];
      tokens.push({ text, isQuoted: false });
      at += text.length;
    }
    if (at === -1) return null;
  }
  return tokens;
}

function endOfComment(value: string, start: number): number {
  let depth = 0;
  for (let at = start; at < value.length; at += 1) {
    const sign = value[at];
    if (sign === '\\') at += 1;
    else if (sign === '(') depth += 1;
    else if (sign === ')' && --depth === 0) return at + 1;
  }
  return -1;
}
