import { expect, test } from 'vitest';
import { readIssue } from './issue-markdown.ts';

const issue = (body: string) =>
  `---\nsubject: Holz im Dezember\npreheader: "Preise: und was trocknet"\n---\n\n${body}\n`;

test('an issue becomes words without markup, with the links as paths', () => {
  const source = issue(`das Jahr geht zu Ende,
und **Buche** ist gefragt.

- lagern
- wenden

[Alle Anzeigen](/kaufen-verkaufen)

## Buche *trocken*

Ein Absatz.

- eins
  geht weiter
- zwei

[Zum Brennholz](/kaufen-verkaufen/brennholz)

## Termine
Nur ein Satz.`);
  expect(readIssue(source)).toEqual({
    subject: 'Holz im Dezember',
    content: {
      preheader: 'Preise: und was trocknet',
      paragraphs: ['das Jahr geht zu Ende, und Buche ist gefragt.', '– lagern\n– wenden'],
      action: { label: 'Alle Anzeigen', path: '/kaufen-verkaufen' },
      items: [
        {
          title: 'Buche trocken',
          lines: ['Ein Absatz.', '– eins geht weiter', '– zwei'],
          link: { label: 'Zum Brennholz', path: '/kaufen-verkaufen/brennholz' },
        },
        { title: 'Termine', lines: ['Nur ein Satz.'], link: null },
      ],
    },
  });
});

test.each([
  ['Text <script>alert(1)</script>', /HTML/],
  ['Text <img src=x onerror=1>', /HTML/],
  ['![Bild](/x.png)', /Bilder/],
  ['# Groß\n\nText', /##/],
  ['| a | b |', /Tabellen/],
  ['Text\n\n[weg](https://fremd.example/)', /beginnen mit/],
  ['Text\n\n[weg](//fremd.example/)', /beginnen mit/],
  ['Text\n\n[weg](javascript:alert(1))', /für sich|beginnen mit/],
  ['Text mit [Link](/x) darin', /für sich/],
  ['Text\n\n[a](/a)\n\n[b](/b)', /ein Link/],
  ['Text\n\n## Leer\n\n## Voll\n\nText', /„Leer“ steht nichts/],
  ['## Gleich\n\nText', /Absatz vor/],
])('%j is refused with a sentence', (body, sentence) => {
  expect(() => readIssue(issue(body))).toThrow(sentence);
});

test('an issue without a subject is refused', () => {
  for (const source of ['Text', '---\npreheader: x\n---\nText', `---\nsubject: ${'x'.repeat(121)}\n---\nText`]) {
    expect(() => readIssue(source)).toThrow(/subject/);
  }
});
