import { describe, expect, it, test } from 'vitest';
import { decodeFeed } from './feed-encoding.ts';
import { parseFeed } from './feed-parse.ts';

const now = new Date('2026-11-21T09:00:00.000Z');
const given = { url: 'https://forst.example/blog/feed.xml', now };
const rss = (items: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Forst &amp; Holz</title><link>https://forst.example/</link>${items}</channel></rss>`;
const item = (content: string) => `<item><link>/eins</link><title>Eins</title>${content}</item>`;

describe('a feed', () => {
  it('of RSS 2.0 gives its posts, the newest first, with whole addresses', () => {
    const feed = parseFeed(
      rss(`
        <item><title>Alt</title><link>https://forst.example/alt</link><guid isPermaLink="false">7</guid>
          <pubDate>Fri, 20 Nov 2026 08:00:00 +0100</pubDate></item>
        <item><title><![CDATA[K&auml;fer & <b>Sturm</b>]]></title><link>neu</link>
          <pubDate>Sat, 21 Nov 2026 08:00:00 MEZ</pubDate>
          <enclosure url="/b.jpg" type="image/jpeg" length="1"/></item>`),
      given,
    );
    expect(feed.title).toBe('Forst & Holz');
    expect(feed.posts.map(({ guid: _guid, ...post }) => post)).toEqual([
      {
        text: 'Käfer & Sturm',
        url: 'https://forst.example/neu',
        image: 'https://forst.example/b.jpg',
        publishedAt: new Date('2026-11-21T07:00:00.000Z'),
      },
      {
        text: 'Alt',
        url: 'https://forst.example/alt',
        image: null,
        publishedAt: new Date('2026-11-20T07:00:00.000Z'),
      },
    ]);
  });

  it('of RSS 1.0 gives its posts', () => {
    const feed = parseFeed(
      `<rdf:RDF xmlns:rdf="x"><channel><title>Alt</title></channel>
        <item rdf:about="1"><title>Eins</title><link>https://forst.example/1</link><dc:date>2026-11-01T10:00:00Z</dc:date></item></rdf:RDF>`,
      given,
    );
    expect(feed.posts).toMatchObject([{ text: 'Eins', publishedAt: new Date('2026-11-01T10:00:00.000Z') }]);
  });

  it('of Atom gives its posts, in plain words where they are plain', () => {
    const feed = parseFeed(
      `<feed xmlns="http://www.w3.org/2005/Atom"><title>Wald</title>
        <entry><id>tag:1</id><title>1 &lt; 2</title><link rel="self" href="/x"/><link href="/atom?a=1&amp;b=2"/>
          <updated>2026-11-19T10:00:00+01:00</updated></entry>
        <entry><id>tag:2</id><title type="html">&lt;i&gt;Fichte&lt;/i&gt;</title><link rel="alternate" href="https://wald.example/2"/></entry>
        <entry><id>tag:3</id><title type="xhtml"><div><b>Rotbuche</b></div></title><link href="https://wald.example/3"/>
          <published>2026-11-18T10:00:00Z</published></entry></feed>`,
      given,
    );
    expect(feed.posts.map(({ text, url }) => [text, url])).toEqual([
      ['Fichte', 'https://wald.example/2'],
      ['1 < 2', 'https://forst.example/atom?a=1&b=2'],
      ['Rotbuche', 'https://wald.example/3'],
    ]);
  });

  it('of JSON gives its posts', () => {
    const feed = parseFeed(
      JSON.stringify({
        version: 'https://jsonfeed.org/version/1.1',
        title: 'Jagd',
        items: [
          { id: 1, url: '/j', content_html: '<p>Nur <em>Inhalt</em></p>', date_published: '2026-11-20T00:00:00Z' },
          { id: 2, url: 'javascript:alert(1)', title: 'Weg damit' },
          { id: 3, url: 7, title: { a: 1 } },
        ],
      }),
      given,
    );
    expect(feed).toMatchObject({ title: 'Jagd', posts: [{ text: 'Nur Inhalt', url: 'https://forst.example/j' }] });
    expect(feed.posts).toHaveLength(1);
  });

  it('knows a post again by its own name for it, also when title and address change', () => {
    const guidOf = (title: string) =>
      parseFeed(rss(`<item><title>${title}</title><link>/${title}</link><guid>tag:7</guid></item>`), given).posts[0]
        ?.guid;
    expect(guidOf('eins')).toBe(guidOf('zwei'));
    expect(guidOf('eins')).toMatch(/^[0-9a-f]{64}$/);
  });

  it('puts a post without a date, or with one ahead, at now', () => {
    const dates = ['', '<pubDate>bald</pubDate>', '<pubDate>Fri, 01 Jan 2038 00:00:00 GMT</pubDate>'];
    for (const date of dates) expect(parseFeed(rss(item(date)), given).posts[0]?.publishedAt).toEqual(now);
  });

  it('keeps 50 posts, and 500 signs of each', () => {
    const many = Array.from(
      { length: 300 },
      (_, n) => `<item><title>${'Holz '.repeat(300)}</title><link>/${n}</link></item>`,
    );
    const { posts } = parseFeed(rss(many.join('')), given);
    expect(posts).toHaveLength(50);
    expect([...(posts[0]?.text ?? '')].length).toBeLessThanOrEqual(500);
  });
});

describe('what a feed may not do', () => {
  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://forst.example/x',
    'https://user:secret@forst.example/',
    `https://forst.example/${'x'.repeat(2_000)}`,
  ])('lead to %s', (link) => {
    expect(parseFeed(rss(`<item><title>Eins</title><link>${link}</link></item>`), given).posts).toEqual([]);
  });

  it('bring a script in its title', () => {
    const titles = ['<![CDATA[<script>alert(1)</script>Holz]]>', '&lt;script&gt;alert(1)&lt;/script&gt;Holz'];
    for (const title of titles) {
      expect(parseFeed(rss(`<item><title>${title}</title><link>/1</link></item>`), given).posts[0]?.text).toBe('Holz');
    }
  });

  it('define entities that grow to billions of laughs, or read files', () => {
    const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY lol${n + 1} "${`&lol${n};`.repeat(10)}">`).join('');
    const bomb = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY lol0 "lol">${laughs}]>${rss(item('<description>&lol9;</description>'))}`;
    expect(() => parseFeed(bomb, given)).toThrow('entities');
    const outside = `<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss><channel><item><title>&x;</title><link>/1</link></item></channel></rss>`;
    expect(() => parseFeed(outside, given)).toThrow('entities');
    const late = `<!-- <a> --><!DOCTYPE rss [<!ENTITY x "lol">]><rss><channel><item><title>&x;</title><link>/1</link></item></channel></rss>`;
    expect(parseFeed(late, given).posts[0]?.text).toBe('&x;');
  });

  it('change what every object has', () => {
    const feed = `<rss><channel><__proto__><polluted>ja</polluted></__proto__><constructor><prototype><polluted>ja</polluted></prototype></constructor></channel></rss>`;
    expect(() => parseFeed(feed, given)).toThrow(/__proto__|constructor/);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  test.each([
    ['nothing', ''],
    ['a page', '<!DOCTYPE html><html><body>Hallo</body></html>'],
    ['JSON that is no feed', '{"items":[]}'],
    ['JSON cut off', '{"version":"https://jsonfeed.org/version/1","items":[{'],
    ['a thousand nested elements', `<rss>${'<a>'.repeat(1_000)}`],
    ['a million brackets', '['.repeat(1_000_000)],
    ['a million nested brackets in JSON', `{"version":${'['.repeat(1_000_000)}`],
  ])('be %s', (_case, text) => {
    expect(() => parseFeed(text, given)).toThrow(Error);
  });
});

describe('the encoding of a feed', () => {
  const latin = (text: string) => Buffer.from(text, 'latin1');
  const declared = '<?xml version="1.0" encoding="ISO-8859-1"?><a>Käfer</a>';

  it.each([
    ['said in the document', latin(declared), 'application/xml'],
    ['said in the document and denied by the header', latin(declared), 'application/xml; charset=utf-8'],
    ['said by the header only', latin('<a>Käfer</a>'), 'text/xml; charset=ISO-8859-1'],
    ['said by no one', latin('<a>Käfer</a>'), 'text/xml'],
    ['said wrongly: it is UTF-8', Buffer.from(declared), 'application/xml; charset=iso-8859-1'],
    ['marked as UTF-16', Buffer.from('\ufeff<a>Käfer</a>', 'utf16le'), 'text/xml'],
    ['one that no one knows', Buffer.from('<?xml version="1.0" encoding="holz-8"?><a>Käfer</a>'), 'text/xml'],
  ])('is read where it is %s', (_case, bytes, type) => {
    expect(decodeFeed(bytes, type)).toContain('Käfer');
  });
});
