import { expect, test } from 'vitest';
import { layOutMail, type MailContent } from './mail-layout.ts';
import { COLOURS, DARK_STYLES } from './mail-look.ts';
import { safeName, singleLine, wrap } from './mail-text.ts';

const SITE = 'https://holz.example.at';
const content = (changes: Partial<MailContent> = {}): MailContent => ({
  template: 'test',
  subject: 'Betreff',
  paragraphs: ['Erster Absatz.'],
  ...changes,
});

test('a mail greets by first name, and without one if the name is a message', () => {
  expect(
    layOutMail(content({ greetingName: 'Österreicher-Ñandú' }), { siteUrl: SITE, takesReplies: false }).plainText,
  ).toContain('Hallo Österreicher-Ñandú,');
  expect(
    layOutMail(content({ greetingName: 'gratis http://x.example' }), { siteUrl: SITE, takesReplies: false }).plainText,
  ).toMatch(/^Hallo,\n/);
  expect(layOutMail(content(), { siteUrl: SITE, takesReplies: false }).plainText).toMatch(/^Hallo,\n/);
});

test.each(['Anna', 'Karl-Heinz', "D'Arcy", 'Dr. Max', 'Ștefan', '李'])('%s is a name', (name) => {
  expect(safeName(` ${name} `)).toBe(name);
});

test.each(['', ' ', 'x.example', 'evil.com/win', '<b>', 'a@b', '123', 'A\nB', 'x'.repeat(41), 'Max 0664 1234567'])(
  '%j is none',
  (name) => {
    expect(safeName(name)).toBeNull();
  },
);

test('whatever is put into a mail stands there as text', () => {
  const nasty = `<img src=x onerror=alert(1)> "&' </title></style>`;
  const { html } = layOutMail(
    content({
      subject: nasty,
      preheader: nasty,
      paragraphs: [nasty],
      action: { label: nasty, url: `${SITE}/a?b="><script>` },
      afterAction: [nasty],
      footer: [nasty],
    }),
    { siteUrl: SITE, takesReplies: false },
  );
  expect(html).not.toMatch(/<img|<script/);
  expect(html.match(/<\/title>/g)).toHaveLength(1);
  expect(html.match(/<\/style>/g)).toHaveLength(1);
  expect(html.match(/&lt;img src=x onerror=alert\(1\)&gt; &quot;&amp;&#39;/g)).toHaveLength(7);
});

test('the plain text has lines that fit, and whole addresses', () => {
  const long = Array.from({ length: 60 }, () => 'Holz').join(' ');
  const address = `${SITE}/email-bestaetigen?code=${'x'.repeat(120)}`;
  const { plainText } = layOutMail(content({ paragraphs: [long], action: { label: 'Bestätigen', url: address } }), {
    siteUrl: SITE,
    takesReplies: false,
  });
  expect(plainText).toContain(`Bestätigen:\n${address}\n`);
  const others = plainText.split('\n').filter((line) => line !== address);
  // RFC 5322 section 2.1.1
  expect(Math.max(...others.map((line) => line.length))).toBeLessThanOrEqual(78);
  expect(wrap('ein\nzwei')).toBe('ein\nzwei');
});

test('a header value has one line', () => {
  expect(singleLine(' a\r\nBcc: b\0\u2028c\td ')).toBe('a Bcc: b c d');
});

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [bright = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (bright + 0.05) / (dark + 0.05);
};
const darkOf = (name: string): string => new RegExp(`\\.${name}\\{[^#]*(#[0-9a-f]{6})`).exec(DARK_STYLES)?.[1] ?? '';

test('texts stand out from their ground, light and dark (WCAG 2.2, 1.4.3: 4.5)', () => {
  const { ink, inkSoft, snow, spruce, onSpruce } = COLOURS;
  const light = [contrast(ink, snow), contrast(inkSoft, snow), contrast(spruce, snow), contrast(onSpruce, spruce)];
  const sheet = darkOf('snow');
  const dark = [
    ...['ink', 'soft', 'spruce'].map((name) => contrast(darkOf(name), sheet)),
    contrast(darkOf('on-spruce'), darkOf('button')),
  ];
  expect(Math.min(...light, ...dark)).toBeGreaterThanOrEqual(4.5);
});

test('says whether an answer to the mail is read', () => {
  const textsOf = (takesReplies: boolean): string[] =>
    Object.values(layOutMail(content(), { siteUrl: SITE, takesReplies })).map((text) => text.replaceAll('\n', ' '));
  for (const text of textsOf(false)) {
    expect(text).toContain('Antworten darauf liest niemand.');
    expect(text).toContain(`${SITE}/kontaktstelle`);
  }
  for (const text of textsOf(true)) {
    expect(text).not.toContain('liest niemand');
    expect(text).not.toContain('/kontaktstelle');
    expect(text).toContain('Wenn du antwortest, lesen wir das.');
  }
});
