import { describe, expect, it } from 'vitest';
import { readPopulate } from './populate.ts';

const partsOf = (query: string) => {
  const parts = readPopulate(`/api/users/me${query}`);
  return parts === null ? '*' : [...parts];
};

describe('the parts that a content-API query asks for', () => {
  it.each([
    ['', []],
    ['?populate=*', '*'],
    ['?populate=permissions', ['permissions']],
    ['?populate=role,permissions', ['role', 'permissions']],
    ['?populate[]=permissions&populate[]=role', ['permissions', 'role']],
    ['?populate[0]=role&populate[7]=permissions', ['role', 'permissions']],
    ['?populate%5Bpermissions%5D%5Bfields%5D%5B0%5D=param', ['permissions']],
    ['?populate[permissions]=true&populate[role]=false', ['permissions']],
    ['?populate[0]=permissions.users', ['permissions']],
    ['?filters[password][$startsWith]=%24argon2id&sort=password&fields[0]=email', []],
    ['?populate[hasOwnProperty]=1&populate[toString]=1', ['hasOwnProperty', 'toString']],
  ])('reads %s', (query, parts) => {
    expect(partsOf(query)).toEqual(parts);
  });

  const deep = (levels: number) => `?populate${'[a]'.repeat(levels)}=1`;

  it.each([
    ['__proto__ as a key', '?populate[__proto__][polluted]=1'],
    ['__proto__ at the start', '?__proto__[polluted]=1'],
    ['__proto__ in dots', '?__proto__.polluted=1'],
    ['__proto__ in percent signs', '?populate%5B%5F_proto__%5D=1'],
    ['__proto__ in percent signs of percent signs', '?populate%255B__proto__%255D=1'],
    ['constructor', '?populate[constructor][prototype][polluted]=1'],
    ['prototype', '?populate[a][prototype]=1'],
    ['500 levels', deep(500)],
    ['21 levels below the first', deep(21)],
    ['101 parameters', `?${Array.from({ length: 101 }, (_, index) => `p${index}=1`).join('&')}`],
    ['3,000 entries', `?${Array.from({ length: 1500 }, () => 'a[]').join('&')}`],
    ['an index above the limit', '?populate[999999999]=permissions'],
    ['more than 8 kB', `?populate=${'a'.repeat(8_200)}`],
    ['a NUL byte', '?populate[%00]=1'],
    ['broken percent signs', '?populate[%zz]=1'],
    ['broken UTF-8', '?populate[%ff]=1'],
  ])('refuses %s', (_what, query) => {
    expect(() => partsOf(query)).toThrow(expect.objectContaining({ status: 400, code: 'request.unreadable-query' }));
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('takes 20 levels', () => {
    expect(partsOf(deep(20))).toEqual(['a']);
  });
});
