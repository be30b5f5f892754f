import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { TEST_NOW } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { createTestServer } from '#test/test-server.ts';
import { readNewsletter } from './newsletter.ts';

const db = await createTestDatabase();
const { base } = await createTestServer(db);

const folder = mkdtempSync(join(tmpdir(), 'newsletter-'));
const file = join(folder, 'dezember-2026.md');
writeFileSync(file, '---\nsubject: Holz im Dezember\n---\n\nBuche und Tanne.\n');

const subscribe = (email: string) =>
  db
    .insertInto('newsletter_subscribers')
    .values({ email, asked_at: TEST_NOW, confirmed_at: TEST_NOW })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
const ordered = async () => (await db.selectFrom('newsletter_issues').select('slug').execute()).map(({ slug }) => slug);

beforeEach(async () => {
  await db.deleteFrom('newsletter_issues').execute();
  await subscribe('a@muster.example');
  await subscribe('b@muster.example');
});

describe('ordering an issue from the command line', () => {
  it('names how many get it and orders after a yes', async () => {
    const asked: string[] = [];
    const ask = (question: string) => {
      asked.push(question);
      return Promise.resolve(' Ja ');
    };
    expect(await readNewsletter([file], ask)(base)).toBe(
      '„Holz im Dezember“ geht an 2 Adressen, sobald der Server läuft.',
    );
    expect(asked).toEqual(['„Holz im Dezember“ geht an 2 Adressen. Jetzt schicken? (ja/nein) ']);
    expect(await ordered()).toEqual(['dezember-2026']);
    expect(await readNewsletter([file], ask)(base)).toMatch(/schon bestellt/);
    expect(asked).toHaveLength(1);
  });

  it.each(['', 'nein', 'jain', 'yes'])('orders nothing after the answer "%s"', async (answer) => {
    expect(await readNewsletter([file], () => Promise.resolve(answer))(base)).toBe('Nichts bestellt.');
    expect(await ordered()).toEqual([]);
  });

  it('needs --yes without a terminal', async () => {
    await expect(readNewsletter([file], null)(base)).rejects.toThrow('nur mit --yes');
    expect(await ordered()).toEqual([]);
    expect(await readNewsletter([file, '--yes'], null)(base)).toMatch(/geht an 2 Adressen/);
    expect(await ordered()).toEqual(['dezember-2026']);
  });

  it('orders nothing while there is no reader, so that the name stays free', async () => {
    await db.deleteFrom('newsletter_subscribers').execute();
    expect(await readNewsletter([file, '--yes'], null)(base)).toMatch(/Bestellt ist nichts/);
    expect(await ordered()).toEqual([]);
  });
});

describe('what cannot be sent', () => {
  writeFileSync(join(folder, 'latin.md'), Buffer.from([0x2d, 0xfc]));
  it.each([
    [[join(folder, 'fehlt.md')], 'gibt es nicht.'],
    [[join(folder, 'latin.md')], 'ist kein Text in UTF-8.'],
    [[file, '--test', 'redaktion'], '„redaktion“ ist keine E-Mail-Adresse.'],
    [[file, '--test', 'a@muster.example, b@muster.example'], 'ist keine E-Mail-Adresse.'],
    [[file, '--test'], 'Aufruf:'],
    [[file, '--yes', 'doch'], 'Aufruf:'],
    [['--yes'], 'Aufruf:'],
    [[], 'Aufruf:'],
  ])('says in German what is wrong with %j', (args, words) => {
    expect(() => readNewsletter(args, null)).toThrow(words);
  });
});
