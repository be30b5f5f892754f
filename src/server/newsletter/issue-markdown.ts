/** An issue as it is kept: words without markup, links as paths of ours. */
export type IssueContent = {
  preheader: string;
  paragraphs: string[];
  items: IssueItem[];
  action: IssueLink | null;
};
type IssueItem = { title: string; lines: string[]; link: IssueLink | null };
type IssueLink = { label: string; path: string };
export type Issue = { subject: string; content: IssueContent };

const LONGEST_SUBJECT = 120;
const LINK = /^\[([^\]]+)\]\(([^)\s]+)\)$/;
/** Markup that a mail of ours does not have, with what to say about it. */
const NOT_IN_MAILS: readonly [RegExp, string][] = [
  [/<\/?[a-z!]/i, 'HTML geht in einer Ausgabe nicht.'],
  [/!\[/, 'Bilder gehen in einer Ausgabe nicht.'],
  [/^(#|#{3,}) /m, 'Überschriften sind mit ## zu schreiben.'],
  [/^(```|~~~|>|\||\d+\. )/m, 'Code, Zitate, Tabellen und Nummern gehen in einer Ausgabe nicht.'],
];

/**
 * Parses an issue: front matter with `subject` and `preheader`, then a subset of Markdown (docs/newsletter.md).
 * @throws Error that says what to fix
 */
export function readIssue(source: string): Issue {
  const [, head = '', body = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? [];
  const fields = new Map(
    head.split(/\r?\n/).map((line) => {
      const [name = '', ...rest] = line.split(':');
      return [
        name.trim(),
        rest
          .join(':')
          .trim()
          .replace(/^(['"])(.*)\1$/, '$2'),
      ];
    }),
  );
  const subject = fields.get('subject') ?? '';
  if (subject === '' || subject.length > LONGEST_SUBJECT) {
    throw new Error(`Der Kopf braucht eine Zeile „subject:“ mit 1 bis ${LONGEST_SUBJECT} Zeichen.`);
  }
  const content: IssueContent = { preheader: fields.get('preheader') ?? '', paragraphs: [], items: [], action: null };
  for (const block of body.split(/\r?\n\s*\r?\n/).map((text) => text.trim())) {
    if (block !== '') addBlock(content, block);
  }
  if (content.paragraphs.length === 0) throw new Error('Die Ausgabe braucht einen Absatz vor der ersten Überschrift.');
  const empty = content.items.find(({ lines }) => lines.length === 0);
  if (empty) throw new Error(`Unter „${empty.title}“ steht nichts.`);
  return { subject, content };
}

function addBlock(content: IssueContent, block: string): void {
  for (const [markup, problem] of NOT_IN_MAILS) {
    if (markup.test(block)) throw new Error(`${problem}\n  ${block.split('\n')[0]}`);
  }
  const [first = '', ...others] = block.split(/\r?\n/);
  if (first.startsWith('## ')) {
    content.items.push({ title: plain(first.slice(3)), lines: [], link: null });
    if (others.length > 0) addBlock(content, others.join('\n'));
    return;
  }
  const item = content.items.at(-1);
  const link = linkOf(block);
  if (link !== null) {
    if ((item ?? { link: content.action }).link !== null) throw new Error(`Je Abschnitt geht ein Link:\n  ${block}`);
    if (item) item.link = link;
    else content.action = link;
    return;
  }
  const isList = /^[-*] /.test(first);
  const lines = isList ? block.split(/\r?\n(?=[-*] )/).map((line) => `– ${plain(line.slice(2))}`) : [plain(block)];
  if (item) item.lines.push(...lines);
  else content.paragraphs.push(isList ? lines.join('\n') : lines.join(''));
}

function linkOf(block: string): IssueLink | null {
  const [, label, path] = LINK.exec(block) ?? [];
  if (label === undefined || path === undefined) return null;
  if (!/^\/(?![/\\])/.test(path)) throw new Error(`Links führen auf Seiten von uns und beginnen mit „/“:\n  ${block}`);
  return { label: plain(label), path };
}

/** Words without marks of emphasis, on one line. */
function plain(text: string): string {
  if (/\]\(/.test(text)) throw new Error(`Ein Link steht in einem Absatz für sich:\n  ${text}`);
  return text
    .replace(/(\*\*|__|\*|`)(?=\S)([^\n]*?\S)\1/g, '$2')
    .replace(/\s+/g, ' ')
    .trim();
}
