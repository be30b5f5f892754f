import { paths } from '#contract/paths.ts';
import { mailFrame } from '#texts/de/mail/mails.ts';
import { COLOURS, DARK_STYLES, STYLES } from './mail-look.ts';
import { escapeHtml, safeName, singleLine, wrap } from './mail-text.ts';

export type MailContent = {
  /** Name of the mail for logs and lists, e.g. `reset-password`. */
  template: string;
  subject: string;
  /** Preview text in mail programs; the first paragraph if absent. */
  preheader?: string;
  /** First name; left out where it is not one, so that our mails cannot carry a stranger's text. */
  greetingName?: string;
  /** Plain text; markup is shown, not obeyed. */
  paragraphs: readonly string[];
  /** Matters of one mail, each with its own link; their words are shown as they are. */
  items?: readonly MailItem[];
  /** One button; its address has to come from `mailLink`. */
  action?: { label: string; url: string };
  afterAction?: readonly string[];
  /** Small lines at the end, above who we are: why this mail came, how to end it. */
  footer?: readonly string[];
};

export type MailItem = { title: string; lines: readonly string[]; link?: { label: string; url: string } };

/** `takesReplies`: whether an answer to the mail reaches a person. */
export type MailFrame = { siteUrl: string; takesReplies: boolean };
type FrameWords = { siteUrl: string; automatic: string; contactUrl: string | null };

export type LaidOutMail = { html: string; plainText: string };

/** A mail in our frame: one column that fits a phone, light and dark, no pictures, and the same words as plain text. */
export function layOutMail(content: MailContent, { siteUrl, takesReplies }: MailFrame): LaidOutMail {
  const links = [
    ...(content.action ? [content.action] : []),
    ...(content.items ?? []).flatMap(({ link }) => link ?? []),
  ];
  if (links.some(({ url }) => !url.startsWith(`${siteUrl}/`))) {
    throw new Error('The address of a button in a mail has to be one of ours.');
  }
  const frame = takesReplies
    ? { siteUrl, automatic: mailFrame.automaticWithReply, contactUrl: null }
    : { siteUrl, automatic: mailFrame.automatic, contactUrl: `${siteUrl}${paths.contactPoint()}` };
  return { html: htmlOf(content, frame), plainText: plainTextOf(content, frame) };
}

const greetingOf = ({ greetingName }: MailContent): string => mailFrame.greeting(safeName(greetingName ?? ''));

function plainTextOf(content: MailContent, { siteUrl, automatic, contactUrl }: FrameWords): string {
  const { paragraphs, items = [], action, afterAction = [], footer = [] } = content;
  const body = [greetingOf(content), ...paragraphs.map(wrap)];
  body.push(
    ...items.map(({ title, lines, link }) => [...[title, ...lines].map(wrap), ...(link ? [link.url] : [])].join('\n')),
  );
  if (action) body.push(`${wrap(`${action.label}:`)}\n${action.url}`);
  body.push(...afterAction.map(wrap), mailFrame.signOff.join('\n'));
  const reply = [wrap(automatic), ...(contactUrl === null ? [] : [contactUrl])].join('\n');
  const end = [...footer.map(wrap), `${mailFrame.claim}\n${siteUrl}/`, reply];
  return `${body.join('\n\n')}\n\n-- \n${end.join('\n\n')}\n`;
}

function htmlOf(content: MailContent, { siteUrl, automatic, contactUrl }: FrameWords): string {
  const { subject, paragraphs, items = [], action, afterAction = [], footer = [] } = content;
  const preheader = singleLine(content.preheader ?? paragraphs[0] ?? '');
  const title = escapeHtml(singleLine(subject));
  const heading = `<h1 class="ink" style="${STYLES.heading}">${title}</h1>`;
  const text = [greetingOf(content), ...paragraphs].map(paragraph);
  const after = afterAction.map(paragraph);
  const signOff = `<p class="ink" style="${STYLES.paragraph}">${mailFrame.signOff.map(escapeHtml).join('<br>')}</p>`;
  const small = [
    ...footer.map(escapeHtml),
    escapeHtml(automatic) + (contactUrl === null ? '' : ` ${quietLink(contactUrl)}`),
  ];
  return `<!doctype html>
<html lang="de" style="color-scheme:light dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${title}</title>
<style>${DARK_STYLES}</style>
</head>
<body class="frost" style="${STYLES.body}">
<div style="${STYLES.preheader}">${escapeHtml(preheader)}</div>
<table role="presentation" class="frost" width="100%" cellpadding="0" cellspacing="0" style="${STYLES.outside}"><tr><td align="center" style="padding:16px 8px">
<table role="presentation" class="snow" width="100%" cellpadding="0" cellspacing="0" style="${STYLES.sheet}">
<tr><td style="${STYLES.head}"><span class="spruce" style="${STYLES.brand}">${mailFrame.brand}</span></td></tr>
<tr><td style="${STYLES.inside}">
${[heading, ...text, ...items.map(itemBox), ...(action ? [button(action)] : []), ...after, signOff].join('\n')}
</td></tr>
<tr><td class="soft seam" style="${STYLES.foot}">
${small.map((line) => `<p style="${STYLES.small}">${line}</p>`).join('\n')}
<p style="${STYLES.small}">${quietLink(`${siteUrl}/`, mailFrame.claim)}</p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

const quietLink = (url: string, label = url): string =>
  `<a class="soft" href="${escapeHtml(url)}" style="color:${COLOURS.inkSoft}">${escapeHtml(label)}</a>`;

const paragraph = (text: string): string =>
  `<p class="ink" style="${STYLES.paragraph}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

function itemBox({ title, lines, link }: MailItem): string {
  const text = lines.map((line) => `<br>${escapeHtml(line)}`).join('');
  const anchor = link
    ? `<br><a class="spruce" href="${escapeHtml(link.url)}" style="color:${COLOURS.spruce}">${escapeHtml(link.label)}</a>`
    : '';
  return `<p class="ink seam" style="${STYLES.item}"><b>${escapeHtml(title)}</b>${text}${anchor}</p>`;
}

function button({ label, url }: NonNullable<MailContent['action']>): string {
  const address = escapeHtml(url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr><td class="button" style="${STYLES.button}"><a class="on-spruce" href="${address}" style="${STYLES.buttonLink}">${escapeHtml(label)}</a></td></tr></table>
<p class="soft" style="${STYLES.small}">${escapeHtml(mailFrame.linkAsText)}<br><a class="spruce" href="${address}" style="${STYLES.longLink}">${address}</a></p>`;
}
