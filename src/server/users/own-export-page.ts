import { formatDate, formatDateTime } from '#domain/format/dates.ts';
import { formatEuro, formatNumber } from '#domain/format/numbers.ts';
import { exportPageTexts as texts } from '#texts/de/users/export-page.ts';
import { escapeXml } from '#server/platform/http/xml-text.ts';

export type PageSection = {
  name: keyof typeof texts.sections;
  /** Its entries one by one, or one thing. */
  read: () => AsyncIterable<unknown>;
};

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/u;
const DAY = /^\d{4}-\d{2}-\d{2}$/u;
/** Deeper than any of our data; what lies below is written as it is stored. */
const DEEPEST = 12;

/** Nothing comes from elsewhere, and nothing runs. */
const HEAD = `<!doctype html>
<html lang="de-AT"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeXml(texts.title)}</title><style>
body{font:1rem/1.5 system-ui,sans-serif;max-width:52rem;margin:0 auto;padding:1rem;color:#14211b;background:#fff;overflow-wrap:anywhere}
h2{border-top:2px solid #17573f;padding-top:.75rem;margin-top:2rem}dl{margin:.25rem 0;padding-left:.75rem;border-left:1px solid #d3dbd3}
dt{font-size:.875rem;color:#46544c}dd{margin:0 0 .5rem;white-space:pre-line}details{margin:.5rem 0}summary{cursor:pointer;font-weight:600}
ol{margin:0;padding-left:1.5rem}nav ul{columns:14rem;padding-left:1.25rem}
</style></head><body>
`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.values(value).every((part) => isEmpty(part)));

const camelCase = (key: string): string => key.replaceAll(/_(\w)/gu, (_match, letter: string) => letter.toUpperCase());

/** The German name of a field; one without is written in words. */
function labelOf(key: string): string {
  const name = camelCase(key);
  const words = name.replaceAll(/([a-z\d])([A-Z])/gu, '$1 $2').toLowerCase();
  return Object.hasOwn(texts.fields, name) ? (texts.fields[name] ?? words) : words;
}

function plainText(value: string | number | bigint | boolean | Date, key: string): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (value instanceof Date) return formatDateTime(value);
  if (typeof value === 'number') return /in_?cents$/iu.test(key) ? formatEuro(value) : formatNumber(value);
  if (typeof value === 'bigint') return String(value);
  if (MOMENT.test(value)) return formatDateTime(value);
  return DAY.test(value) ? formatDate(value) : value;
}

function htmlOf(value: unknown, key: string, depth: number): string {
  if (Array.isArray(value) && depth < DEEPEST) {
    return `<ol>${value.map((one) => `<li>${htmlOf(one, key, depth + 1)}</li>`).join('')}</ol>`;
  }
  if (isRecord(value) && depth < DEEPEST) {
    const parts = Object.entries(value).filter(([, part]) => !isEmpty(part));
    return `<dl>${parts.map(([name, part]) => `<dt>${escapeXml(labelOf(name))}</dt><dd>${htmlOf(part, name, depth + 1)}</dd>`).join('')}</dl>`;
  }
  if (
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'bigint' ||
    typeof value === 'boolean' ||
    value instanceof Date
  )
    return escapeXml(plainText(value, key));
  return escapeXml(JSON.stringify(value ?? ''));
}

/** What an entry is called: by its own words, else by its place. */
function headingOf(entry: unknown, number: number): string {
  const named = isRecord(entry) ? [entry['title'], entry['advert'], entry['name'], entry['subject']] : [];
  const name = named.find((one) => typeof one === 'string' && one !== '');
  return typeof name === 'string' ? name : texts.entry(number);
}

async function* sectionHtml({ name, read }: PageSection): AsyncGenerator<string> {
  yield `<section id="${name}"><h2>${escapeXml(texts.sections[name])}</h2>\n`;
  let count = 0;
  for await (const entry of read()) {
    if (isEmpty(entry)) continue;
    count += 1;
    yield `<details open><summary>${escapeXml(headingOf(entry, count))}</summary>${htmlOf(entry, '', 0)}</details>\n`;
  }
  yield count === 0 ? `<p>${escapeXml(texts.nothing)}</p></section>\n` : '</section>\n';
}

/** The export as one page to read, in German, piece by piece; it needs nothing beside itself. */
export async function* exportPage(sections: readonly PageSection[], createdAt: Date): AsyncGenerator<string> {
  yield HEAD;
  yield `<h1>${escapeXml(texts.title)}</h1><p>${escapeXml(texts.at(formatDateTime(createdAt)))}</p><p>${escapeXml(texts.intro)}</p>\n`;
  const links = sections.map(({ name }) => `<li><a href="#${name}">${escapeXml(texts.sections[name])}</a></li>`);
  yield `<nav aria-label="${escapeXml(texts.contents)}"><ul>${links.join('')}</ul></nav>\n`;
  for (const section of sections) yield* sectionHtml(section);
  yield '</body></html>\n';
}
