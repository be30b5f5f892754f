/** What a page says to machines: read from its HTML as React writes it, attributes in double quotes. */
export type PageFacts = {
  title: string;
  description: string;
  canonical: string | null;
  robots: string[];
  headings: string[];
  /** The statements of schema.org, parsed. */
  statements: Record<string, unknown>[];
  meta: ReadonlyMap<string, string>;
  /** Requested by the browser itself. */
  loaded: string[];
  links: { href: string; rel: string }[];
  ids: ReadonlySet<string>;
  /** What a visitor reads. */
  words: string;
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};
const plain = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#x27|#39);/g, (entity) => ENTITIES[entity] ?? entity);
const wordsOf = (html: string): string =>
  plain(html.replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ').replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();

type Tag = { name: string; attributes: ReadonlyMap<string, string> };

function tagsOf(html: string): Tag[] {
  const markup = html.replaceAll(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g, '$1');
  return [...markup.matchAll(/<([a-z][a-z0-9-]*)((?:\s+[^\s=>"/]+(?:="[^"]*")?)*)\s*\/?>/gi)].map(([, name, rest]) => ({
    name: (name ?? '').toLowerCase(),
    attributes: new Map(
      [...(rest ?? '').matchAll(/([^\s=>"/]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        plain(value),
      ]),
    ),
  }));
}

const FETCHING_RELS =
  /^(?:stylesheet|preload|modulepreload|icon|apple-touch-icon|manifest|prefetch|preconnect|dns-prefetch)$/;

/** What the tag makes the browser ask for. */
function loadedBy({ name, attributes }: Tag): string[] {
  const of = (key: string): string[] => {
    const value = attributes.get(key);
    return value === undefined || value === '' ? [] : [value];
  };
  const sets = [...of('srcset'), ...of('imagesrcset')].flatMap((set) =>
    set.split(/,\s+/).map((part) => part.trim().split(/\s+/)[0] ?? ''),
  );
  const linked = name === 'link' && FETCHING_RELS.test(attributes.get('rel') ?? '') ? of('href') : [];
  const frames = name === 'object' ? of('data') : [];
  return [...of('src'), ...of('poster'), ...sets, ...linked, ...frames];
}

export function pageFacts(html: string): PageFacts {
  const tags = tagsOf(html);
  const metas = tags.filter(({ name }) => name === 'meta');
  const metaOf = ({ attributes }: Tag): string => attributes.get('name') ?? attributes.get('property') ?? '';
  const meta = new Map(metas.map((tag) => [metaOf(tag), tag.attributes.get('content') ?? '']));
  const canonical = tags.find(({ name, attributes }) => name === 'link' && attributes.get('rel') === 'canonical');
  return {
    title: plain(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: meta.get('description') ?? '',
    canonical: canonical?.attributes.get('href') ?? null,
    robots: metas.filter((tag) => metaOf(tag) === 'robots').map(({ attributes }) => attributes.get('content') ?? ''),
    headings: [...html.matchAll(/<h1\b[^>]*>([\s\S]*?)<\/h1>/g)].map(([, inner]) => wordsOf(inner ?? '')),
    statements: [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json]) =>
      JSON.parse(json ?? ''),
    ),
    meta,
    loaded: tags.flatMap(loadedBy),
    links: tags
      .filter(({ name, attributes }) => name === 'a' && attributes.has('href'))
      .map(({ attributes }) => ({ href: attributes.get('href') ?? '', rel: attributes.get('rel') ?? '' })),
    ids: new Set(tags.flatMap(({ attributes }) => attributes.get('id') ?? [])),
    words: wordsOf(html),
  };
}
