import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

describe('password hashes', () => {
  it('knows its password and no other, and salts each hash', async () => {
    const hash = await hashPassword('drei Ster am Hang');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword(hash, 'drei Ster am Hang')).toBe(true);
    expect(await verifyPassword(hash, 'drei Ster am Hang ')).toBe(false);
    expect(await hashPassword('drei Ster am Hang')).not.toBe(hash);
  });

  it('tells apart long passwords that differ after byte 72', async () => {
    const hash = await hashPassword(`${'k'.repeat(100)}a`);
    expect(await verifyPassword(hash, `${'k'.repeat(100)}b`)).toBe(false);
  });

  it('says no without a hash, and with one it cannot read', async () => {
    expect(await verifyPassword(null, 'drei Ster am Hang')).toBe(false);
    expect(await verifyPassword('$2b$10$abc', 'drei Ster am Hang')).toBe(false);
  });

  it('checks a hash made by another implementation', async () => {
    // Reference implementation: echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1 (phc-winner-argon2, test.c)
    const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await verifyPassword(hash, 'password')).toBe(true);
  });
});
