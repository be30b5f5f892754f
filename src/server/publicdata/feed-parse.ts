import { createHash } from 'node:crypto';
import { XMLParser } from 'fast-xml-parser';
import { oneLine } from '#domain/text/one-line.ts';
import { decodeReferences, shortened, textOfHtml } from './feed-text.ts';

export type FeedPost = {
  /** Hash of what the feed knows the post by. */
  guid: string;
  text: string;
  url: string;
  image: string | null;
  publishedAt: Date;
};
export type ParsedFeed = { title: string; posts: FeedPost[] };

type Given = { url: string; now: Date };

export const MOST_POSTS = 50;
/** A feed with more is read from its beginning. */
const MOST_READ = 500;
const MOST_SIGNS = 500;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  // References are decoded here, once; a document cannot define entities.
  processEntities: false,
  cdataPropName: '#cdata',
  textNodeName: '#text',
  maxNestedTags: 100,
});

/** Reads RSS 0.9 to 2.0, Atom or JSON Feed. @throws where it is none of them */
export function parseFeed(text: string, given: Given): ParsedFeed {
  const start = text.replace(/^\ufeff/, '').trimStart();
  return start.startsWith('{') ? parseJson(start, given) : parseXml(start, given);
}

function parseXml(xml: string, given: Given): ParsedFeed {
  const prologue = xml.slice(0, Math.max(0, xml.search(/<[A-Za-z]/)));
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(prologue)) throw new Error('defines entities');
  const root: unknown = parser.parse(xml);
  const rss = first(root, 'rss') ?? first(root, 'rdf:RDF');
  if (rss !== null) {
    const channel = first(rss, 'channel');
    const items = [...all(channel, 'item'), ...all(rss, 'item')];
    const base = addressOf(wordsOf(first(channel, 'link')), given.url) ?? given.url;
    return feedOf(plain(first(channel, 'title')), items, { ...given, url: base, read: readRssItem });
  }
  const atom = first(root, 'feed');
  if (atom === null) throw new Error('no feed');
  return feedOf(plain(first(atom, 'title')), all(atom, 'entry'), { ...given, read: readAtomEntry });
}

function parseJson(json: string, given: Given): ParsedFeed {
  const feed: unknown = JSON.parse(json);
  if (!String(field(feed, 'version')).startsWith('https://jsonfeed.org/version/')) throw new Error('no feed');
  const items: unknown = field(feed, 'items');
  return feedOf(oneLine(textField(feed, 'title')), Array.isArray(items) ? items : [], { ...given, read: readJsonItem });
}

type RawPost = { id: string; title: string; html: string; link: string; image: string; date: string };
type Reading = Given & { read: (item: unknown) => RawPost };

function feedOf(title: string, items: readonly unknown[], { url, now, read }: Reading): ParsedFeed {
  const posts = new Map<string, FeedPost>();
  for (const item of items.slice(0, MOST_READ)) {
    const { id, title: heading, html, link, image, date } = read(item);
    const address = addressOf(link, url);
    const text = shortened(heading === '' ? textOfHtml(html) : heading, MOST_SIGNS);
    if (address === null || text === '') continue;
    const guid = createHash('sha256')
      .update(id === '' ? address : id)
      .digest('hex');
    posts.set(guid, { guid, text, url: address, image: addressOf(image, url), publishedAt: momentOf(date, now) });
  }
  const newest = [...posts.values()].toSorted((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime());
  const host = URL.parse(url)?.hostname ?? '';
  return { title: shortened(title === '' ? host : title, 80), posts: newest.slice(0, MOST_POSTS) };
}

function readRssItem(item: unknown): RawPost {
  const guid = first(item, 'guid');
  const isAddress = guid !== null && attribute(guid, 'isPermaLink') !== 'false';
  const link = wordsOf(first(item, 'link'));
  const enclosure = all(item, 'enclosure').find((one) => attribute(one, 'type').startsWith('image/'));
  const media = first(item, 'media:thumbnail') ?? all(item, 'media:content').find(isImage);
  return {
    id: wordsOf(guid),
    title: plain(first(item, 'title')),
    html: wordsOf(first(item, 'description') ?? first(item, 'content:encoded')),
    link: link === '' && isAddress ? wordsOf(guid) : link,
    image: attribute(enclosure ?? media ?? null, 'url'),
    date: wordsOf(first(item, 'pubDate') ?? first(item, 'dc:date')),
  };
}

const isImage = (media: unknown): boolean =>
  attribute(media, 'medium') === 'image' || attribute(media, 'type').startsWith('image/');

function readAtomEntry(entry: unknown): RawPost {
  const links = all(entry, 'link');
  const link = links.find((one) => ['', 'alternate'].includes(attribute(one, 'rel'))) ?? null;
  const image = links.find(
    (one) => attribute(one, 'rel') === 'enclosure' && attribute(one, 'type').startsWith('image/'),
  );
  const title = first(entry, 'title');
  const isHtml = ['html', 'xhtml'].includes(attribute(title, 'type'));
  return {
    id: wordsOf(first(entry, 'id')),
    title: isHtml ? plain(title) : oneLine(wordsOf(title)),
    html: wordsOf(first(entry, 'summary') ?? first(entry, 'content')),
    link: attribute(link, 'href'),
    image: attribute(image ?? null, 'href'),
    date: wordsOf(first(entry, 'published') ?? first(entry, 'updated')),
  };
}

function readJsonItem(item: unknown): RawPost {
  const text = textField(item, 'content_text');
  const html = textField(item, 'content_html');
  const id: unknown = field(item, 'id');
  return {
    id: typeof id === 'string' || typeof id === 'number' ? String(id) : '',
    title: oneLine(textField(item, 'title') || textField(item, 'summary') || text),
    html,
    link: textField(item, 'url') || textField(item, 'external_url'),
    image: textField(item, 'image'),
    date: textField(item, 'date_published'),
  };
}

/** Only what a browser opens as a page; relative ones are completed. */
function addressOf(text: string, base: string): string | null {
  const wanted = text.trim();
  const url = wanted === '' ? null : URL.parse(wanted, base);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  return url.username === '' && url.password === '' && url.href.length <= 1_000 ? url.href : null;
}

/** Zones by name that browsers do not know but feeds from here use. */
const ZONES: Readonly<Record<string, string>> = { CET: '+0100', MEZ: '+0100', CEST: '+0200', MESZ: '+0200' };

/** The time of publication; now where it is missing or in the future. */
function momentOf(text: string, now: Date): Date {
  const time = Date.parse(
    text
      .trim()
      .slice(0, 60)
      .replace(/\b(?:CET|MEZ|CEST|MESZ)$/, (zone) => ZONES[zone] ?? zone),
  );
  return Number.isNaN(time) || time < 0 || time > now.getTime() ? now : new Date(time);
}

const field = (node: unknown, name: string): unknown =>
  node !== null && typeof node === 'object' && Object.hasOwn(node, name) ? Reflect.get(node, name) : undefined;

const textField = (node: unknown, name: string): string => {
  const value = field(node, name);
  return typeof value === 'string' ? value : '';
};

function all(node: unknown, name: string): unknown[] {
  const value = field(node, name);
  return value === undefined ? [] : Array.isArray(value) ? value : [value];
}

const first = (node: unknown, name: string): unknown => all(node, name)[0] ?? null;

const attribute = (node: unknown, name: string): string => decodeReferences(textField(node, `@${name}`)).trim();

/** All words of an element, of those inside it as well. */
function wordsOf(node: unknown): string {
  if (typeof node === 'string') return decodeReferences(node);
  if (Array.isArray(node)) return node.map(wordsOf).join('');
  if (node === null || typeof node !== 'object') return '';
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('@'))
    .map(([name, value]) => (name === '#cdata' ? cdataOf(value) : wordsOf(value)))
    .join('');
}

const cdataOf = (value: unknown): string =>
  Array.isArray(value) ? value.join('') : typeof value === 'string' ? value : '';

/** Words that may be HTML, as a reader sees them. */
const plain = (node: unknown): string => textOfHtml(wordsOf(node));
