import { createHash } from 'node:crypto';

/** Hashes of the scripts with this rendering's mark, which is removed; other scripts get none. `html` is latin1. */
export function sealScripts(html: string, mark: string): { html: string; hashes: string[] } {
  const parts = html.split(` nonce="${mark}"`);
  const scripts = parts.slice(1).flatMap((after, index) => {
    const before = parts[index] ?? '';
    if (!/^<script(?: |$)/.test(before.slice(before.lastIndexOf('<')))) return [];
    return after.slice(after.indexOf('>') + 1, after.indexOf('</script>'));
  });
  return { html: parts.join(''), hashes: [...new Set(scripts.map(sha256))] };
}

export type Hashes = { scripts: readonly string[]; styles: readonly string[] };

export function contentSecurityPolicy({ scripts, styles }: Hashes, isFramable: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}`.trim(),
    `style-src 'self' ${styles.join(' ')}`.trim(),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isFramable ? '*' : "'none'"}`,
  ].join('; ');
}

/** `bytes` are latin1, as `renderPage` returns them. */
export function sha256(bytes: string): string {
  return `'sha256-${createHash('sha256').update(bytes, 'latin1').digest('base64')}'`;
}
