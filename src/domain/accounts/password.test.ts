import { describe, expect, it } from 'vitest';
import { COMMON_PASSWORDS } from './common-passwords.data.ts';
import { passwordIssue } from './password.ts';

const owner = { email: 'eva.holzer@example.at', username: 'evaholzer' };
const issueOf = (password: string) => passwordIssue(password, owner);

describe('which passwords are taken', () => {
  it('takes 8 to 128 characters of any kind', () => {
    expect(issueOf('gurkerl')).toBe('TOO_SHORT');
    expect(issueOf('gurkerl7')).toBeNull();
    expect(issueOf('🌲 drei Ster am Hang')).toBeNull();
    expect(issueOf(`Kg${'wq7 tz'.repeat(21)}`)).toBeNull();
    expect(issueOf(`Kg${'wq7 tz'.repeat(21)}x`)).toBe('TOO_LONG');
  });

  it('counts characters, not halves of them', () => {
    expect(issueOf('🌲🪵🔥🪓')).toBe('TOO_SHORT');
  });

  for (const password of [
    'password',
    'Passwort123',
    'qwertz123',
    '12345678',
    'P@ssw0rd!',
    'Sommer2024!',
    'aaaaaaaa',
    'abcabcabc',
    'abcdefgh',
    'qwertzui',
    '87654321',
    'abcd1234',
    '1q2w3e4r',
    'Servus99',
    'schatzi<3',
  ]) {
    it(`refuses ${password} as one of the most common`, () => {
      expect(issueOf(password)).toBe('TOO_COMMON');
    });
  }

  for (const password of ['Brennholz1', 'stammplatz2026', 'Stammpl4tz!', 'eva.holzer@example.at', 'EvaHolzer99']) {
    it(`refuses ${password} as too close to this place or its owner`, () => {
      expect(issueOf(password)).toBe('TOO_CLOSE');
    });
  }

  for (const password of ['Franz1948', 'Nicole2001!', '1959Maria']) {
    it(`says that a name is the reason for refusing ${password}`, () => {
      expect(issueOf(password)).toBe('NAME');
    });
  }

  for (const password of ['Höllwirth1', 'resi1948', 'ResiHöllwirth', 'Resi Höllwirth', 'HöllwirthResi7']) {
    it(`says the same of the owner’s own name in ${password}`, () => {
      expect(passwordIssue(password, { ...owner, names: ['Resi', 'Höllwirth'] })).toBe('NAME');
      expect(issueOf(password)).toBeNull();
    });
  }

  it('lets a name be one word among others, and an empty name be none', () => {
    expect(passwordIssue('Resi kocht Suppe', { ...owner, names: ['Resi', ''] })).toBeNull();
    expect(passwordIssue('19481948', { ...owner, names: ['', ''] })).toBe('TOO_COMMON');
    expect(passwordIssue('19481949', { ...owner, names: ['', ''] })).toBeNull();
  });

  it('knows several hundred passwords', () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThan(500);
  });
});
