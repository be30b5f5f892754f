import { describe, expect, it } from 'vitest';
import { readGrant } from './grant.ts';

describe('what npm run grant understands', () => {
  it.each([
    [['a@example.at', 'pellets']],
    [['a@example.at', 'admin', '--take']],
    [['--take', 'a@example.at', 'second-factor']],
    [['a@example.at', '--list']],
  ])('takes %j', (args) => expect(readGrant(args)).toBeTypeOf('function'));

  it.each([
    [[]],
    [['a@example.at']],
    [['a@example.at', 'root']],
    [['a@example.at', '__proto__']],
    [['a@example.at', 'second-factor']],
    [['a@example.at', 'admin', '--tkae']],
    [['a@example.at', 'admin', '--list']],
    [['a@example.at', '--take']],
    [['a@example.at', 'admin', 'pellets']],
    [['a@example.at', 'admin', '--take', '--list']],
  ])('answers %j with the usage, before a database is opened', (args) =>
    expect(() => readGrant(args)).toThrow(/^Aufruf:/),
  );
});
