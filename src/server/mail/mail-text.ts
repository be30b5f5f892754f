/** The text in one line: control characters and line breaks become spaces, so that it is safe in a header. */
export function singleLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

const NAME = /^[\p{L}\p{M}](?:[\p{L}\p{M}'’ -]|\.(?= |$)){0,39}$/u;

/** A first name, or null: what looks like an address or a message must not greet strangers in a mail of ours. */
export function safeName(name: string): string | null {
  const trimmed = name.trim();
  return NAME.test(trimmed) ? trimmed : null;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** RFC 5322 section 2.1.1 wants lines of at most 78 characters; some room is left for quoting. */
const LINE_LENGTH = 72;

/** Breaks lines at spaces; a longer word, such as a link, stays whole. */
export function wrap(text: string): string {
  return text.split('\n').map(wrapLine).join('\n');
}

function wrapLine(line: string): string {
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(' ')) {
    if (current !== '' && current.length + 1 + word.length > LINE_LENGTH) {
      lines.push(current);
      current = word;
    } else {
      current = current === '' ? word : `${current} ${word}`;
    }
  }
  return [...lines, current].join('\n');
}
