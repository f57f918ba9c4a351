import type { Message } from './mailbox-store.ts';
import type { Draft } from './mailbox-write.ts';

const STYLE = `
:root{color-scheme:light dark;--rule:#8884;--soft:GrayText;--link:light-dark(#6b3fa0,#b490e6)}
*{box-sizing:border-box}
body{margin:0 auto;max-width:60rem;padding:1.5rem;font:16px/1.5 system-ui,sans-serif}
h1{font-size:1.4rem;margin:0}
header{display:flex;gap:1rem;align-items:center;justify-content:space-between;margin-bottom:1rem}
a{color:var(--link)}
table{width:100%;border-collapse:collapse}
th,td{text-align:left;padding:.5rem .75rem .5rem 0;border-bottom:1px solid var(--rule);vertical-align:top;overflow-wrap:anywhere}
th{font-weight:600;white-space:nowrap}
time{white-space:nowrap}
iframe{width:100%;height:70vh;border:1px solid var(--rule);background:#fff;margin-top:1rem}
pre{white-space:pre-wrap;overflow-wrap:anywhere;border-top:1px solid var(--rule);padding-top:1rem}
p.soft{color:var(--soft)}
button,input,textarea{font:inherit}
input:not([type=file]),textarea{width:100%}`;

export function listPage(messages: Message[], isWritable: boolean): string {
  const rows = messages.map(
    ({ id, date, to, subject }) => `<tr><td>${time(date)}</td><td>${escape(to)}</td>
<td><a href="/messages/${id}">${escape(subject || '(no subject)')}</a></td></tr>`,
  );
  const table = `<table><thead><tr><th scope="col">Arrived</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>`;
  const clear = `<form method="post" action="/clear"><button>Delete all</button></form>`;
  const empty = `<p class="soft">No message has arrived yet.</p>`;
  const refresh = '<meta http-equiv="refresh" content="5">';
  return page(
    'Mailbox',
    `<header><h1>Mailbox</h1>${isWritable ? '<a href="/write">Write to the firm</a>' : ''}${messages.length > 0 ? clear : ''}</header>${messages.length > 0 ? table : empty}`,
    refresh,
  );
}

export function messagePage(message: Message, isWritable: boolean): string {
  const { id, from, to, subject, date, headers, attachments, html, text } = message;
  const facts = [
    ['From', escape(headers.from ?? from)],
    ['To', escape(to)],
    ['Arrived', time(date)],
    ...(headers['reply-to'] ? [['Reply to', escape(headers['reply-to'])]] : []),
    ...attachments.map(({ filename, size }, index) => [
      'Attachment',
      `<a href="/messages/${id}/attachments/${index}">${escape(filename)}</a> (${size} bytes)`,
    ]),
  ];
  const rows = facts.map(([name, value]) => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`);
  const frame = `<iframe src="/messages/${id}/html" title="The message as HTML"></iframe>`;
  return page(
    subject || '(no subject)',
    `<header><h1>${escape(subject || '(no subject)')}</h1>${isWritable ? `<a href="/write?answer=${id}">Answer</a>` : ''}<a href="/">All messages</a></header>
<table><tbody>${rows.join('\n')}</tbody></table>${html ? frame : ''}
<pre>${withLinks(text)}</pre><p><a href="/messages/${id}/source">Source</a></p>`,
  );
}

export function writePage({ from, to, subject, answers }: Draft, isSent: boolean): string {
  const field = (name: string, label: string, value: string) =>
    `<tr><th scope="row"><label for="${name}">${label}</label></th><td><input id="${name}" name="${name}" value="${escape(value)}" required></td></tr>`;
  const sent = '<p role="status">Sent. The site reads its mail once a minute.</p>';
  return page(
    'Write to the firm',
    `<header><h1>Write to the firm</h1><a href="/">All messages</a></header>${isSent ? sent : ''}
<form method="post" action="/write" enctype="multipart/form-data"><input type="hidden" name="answers" value="${escape(answers)}">
<table><tbody>${field('from', 'From', from)}${field('to', 'To', to)}${field('subject', 'Subject', subject)}
<tr><th scope="row"><label for="text">Text</label></th><td><textarea id="text" name="text" rows="8" required></textarea></td></tr>
<tr><th scope="row"><label for="file">Files</label></th><td><input id="file" name="file" type="file" multiple></td></tr></tbody></table>
<p><button>Send</button></p></form>`,
  );
}

export function htmlOfMail({ html }: Message): string {
  return `<base target="_blank">${html}`;
}

function page(title: string, body: string, head = ''): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
${head}<title>${escape(title)}</title><style>${STYLE}</style></head><body>${body}</body></html>`;
}

function time(date: string): string {
  return `<time datetime="${date}">${date.slice(0, 19).replace('T', ' ')}</time>`;
}

function withLinks(text: string): string {
  return escape(text).replaceAll(
    /https?:\/\/[^\s<>"]+/g,
    (url) => `<a href="${url}" target="_blank">${url}</a>`,
  );
}

function escape(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
