import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { createTestApp } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';

const db = await createTestDatabase();
const operatorFile = join(mkdtempSync(join(tmpdir(), 'stammplatz-operator-')), 'operator.json');
writeFileSync(operatorFile, JSON.stringify({ email: 'post@example.com' }));

it('tells where to report a weakness, and never an end that has passed', async () => {
  let now = new Date('2026-11-22T10:00:00Z');
  const { app } = await createTestApp({
    db,
    clock: () => now,
    environment: { PUBLIC_URL: 'https://staging.example.com/', OPERATOR_FILE: operatorFile },
  });
  for (const day of ['2026-11-22T10:00:00.000Z', '2031-02-01T10:00:00.000Z']) {
    now = new Date(day);
    const reply = await app.inject('/.well-known/security.txt');
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const fields = Object.fromEntries(
      reply.body
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/: (.*)/)),
    );
    expect(fields).toMatchObject({
      Contact: 'mailto:post@example.com',
      'Preferred-Languages': 'de, en',
      Canonical: 'https://staging.example.com/.well-known/security.txt',
    });
    const daysLeft = (Date.parse(fields['Expires']) - now.getTime()) / 86_400_000;
    expect(daysLeft).toBeGreaterThan(30);
    expect(daysLeft).toBeLessThan(365);
  }
  expect((await app.inject('/security.txt')).headers.location).toBe('/.well-known/security.txt');
});

it('names the contact that was configured for it before the one of the operator', async () => {
  const { app } = await createTestApp({
    db,
    environment: {
      OPERATOR_FILE: operatorFile,
      SECURITY_CONTACT: 'https://example.com/sicherheit',
      SECURITY_POLICY: 'https://example.com/regeln',
    },
  });
  const { body } = await app.inject('/.well-known/security.txt');
  expect(body).toMatch(/^Contact: https:\/\/example\.com\/sicherheit\n/);
  expect(body).toMatch(/\nPolicy: https:\/\/example\.com\/regeln\n$/);
});

it('is not there as long as there is no one to turn to', async () => {
  const { app } = await createTestApp({ db });
  expect((await app.inject('/.well-known/security.txt')).statusCode).toBe(404);
});

it.each(['post@example.com', 'http://example.com', 'mailto:a@b\nExpires: 1990-01-01'])(
  'refuses to start with the contact %j',
  async (contact) => {
    await expect(createTestApp({ db, environment: { SECURITY_CONTACT: contact } })).rejects.toThrow('SECURITY_CONTACT');
  },
);
