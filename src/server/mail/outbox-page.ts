import { createHash } from 'node:crypto';
import { outboxTexts as texts } from '#texts/de/mail/mails.ts';
import { escapeHtml } from './mail-text.ts';
import { linksIn, type OutboxMail } from './outbox.service.ts';

const STYLE = `:root{color-scheme:light dark;--ink:light-dark(#14211b,#eef3ef);--soft:light-dark(#46544c,#b4c2ba);--snow:light-dark(#fff,#17221c);--frost:light-dark(#f4f6f3,#0e1713);--edge:light-dark(#76857c,#728379);--spruce:light-dark(#17573f,#7ccfa3)}
*{box-sizing:border-box}body{margin:0 auto;max-width:60rem;padding:16px;background:var(--frost);color:var(--ink);font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:1.6rem;line-height:1.2}h2{font-size:1.2rem}a{color:var(--spruce)}a:focus-visible,button:focus-visible,input:focus-visible{outline:3px solid var(--spruce);outline-offset:2px}
ul{list-style:none;padding:0}li.mail{background:var(--snow);border:1px solid var(--edge);border-radius:2px;padding:12px 16px;margin:8px 0}li.mail a{display:inline-block;min-height:24px;font-weight:600}
.soft{color:var(--soft)}form{display:flex;flex-wrap:wrap;gap:8px;align-items:end}label{display:grid;flex:1 1 14rem}input,button{font:inherit;min-height:44px;padding:8px 12px;border:1px solid var(--edge);border-radius:2px;background:var(--snow);color:var(--ink);max-width:100%}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px}dd{margin:0}iframe{width:100%;height:70vh;border:1px solid var(--edge);border-radius:2px}pre{white-space:pre-wrap;background:var(--snow);border:1px solid var(--edge);padding:16px;font:14px/1.5 ui-monospace,monospace}`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** No script at all; a mail is shown in a frame that may only open its links. */
export const OUTBOX_POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;
export const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

type ListPage = { mails: readonly OutboxMail[]; recipient: string };

export function outboxListPage({ mails, recipient }: ListPage): string {
  const items = mails.map(
    (mail) =>
      `<li class="mail"><a href="/dev/outbox/${mail.id}">${escapeHtml(mail.subject)}</a><br>${escapeHtml(mail.to)}<br><span class="soft">${timeOf(mail.createdAt)} · ${stateOf(mail)}</span></li>`,
  );
  return page(
    texts.title,
    `<h1>${texts.title}</h1>
<p class="soft">${texts.toFolder}</p>
<form method="get" action="/dev/outbox"><label>${texts.recipient}<input type="search" name="to" value="${escapeHtml(recipient)}"></label><button>${texts.filter}</button></form>
${recipient ? `<p><a href="/dev/outbox">${texts.all}</a></p>` : ''}
${items.length > 0 ? `<ul>${items.join('\n')}</ul>` : `<p>${texts.empty}</p>`}`,
  );
}

export function outboxMailPage(mail: OutboxMail): string {
  const facts = [
    [texts.to, mail.to],
    [texts.kind, mail.template],
    [texts.state, stateOf(mail)],
    ...(mail.attachmentName === null ? [] : [[texts.attachment, mail.attachmentName]]),
  ].map(([name, value]) => `<dt class="soft">${name}</dt><dd>${escapeHtml(value ?? '')}</dd>`);
  const links = linksIn(mail.text).map((url) => `<li>${link(url)}</li>`);
  return page(
    mail.subject,
    `<p><a href="/dev/outbox">${texts.back}</a></p>
<h1>${escapeHtml(mail.subject)}</h1>
<dl>${facts.join('')}<dt class="soft">${texts.queuedAt}</dt><dd>${timeOf(mail.createdAt)}</dd></dl>
${mail.text === '' ? `<p>${texts.emptied}</p>` : contentOf(mail, links)}`,
  );
}

export function outboxMissingPage(): string {
  return page(texts.unknown, `<h1>${texts.unknown}</h1><p><a href="/dev/outbox">${texts.back}</a></p>`);
}

/** The mail itself, with links that leave the frame. */
export function mailAsPage(html: string): string {
  return html.replace('<head>', '<head>\n<base target="_blank">');
}

function contentOf(mail: OutboxMail, links: readonly string[]): string {
  // A text message has nothing else.
  if (mail.html === '') return `<pre>${escapeHtml(mail.text)}</pre>`;
  return `<h2>${texts.links}</h2><ul>${links.join('')}</ul>
<h2>${texts.html}</h2>
<iframe src="/dev/outbox/${mail.id}/html" title="${escapeHtml(mail.subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>${texts.plainText}</h2>
<pre>${escapeHtml(mail.text)}</pre>`;
}

const link = (url: string): string => `<a href="${escapeHtml(url)}">${escapeHtml(url)}</a>`;

const timeFormat = new Intl.DateTimeFormat('de-AT', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/Vienna',
});

const timeOf = (moment: Date): string => `<time datetime="${moment.toISOString()}">${timeFormat.format(moment)}</time>`;

function stateOf({ state, attempts, lastError }: OutboxMail): string {
  return [texts.states[state], texts.tries(attempts), ...(lastError ? [escapeHtml(lastError)] : [])].join(' · ');
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main>
${body}
</main></body>
</html>
`;
}
