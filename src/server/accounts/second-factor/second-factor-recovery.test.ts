import { describe, expect, it } from 'vitest';
import { hashRecoveryCode, newRecoveryCodes } from './second-factor-recovery.ts';

describe('recovery codes', () => {
  it('are ten different ones that can be read aloud', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  });

  it('are known however they are typed, and by their own account only', () => {
    const stored = hashRecoveryCode(7, 'A0B1-C2D3-E4F5-G6H7');
    for (const typed of ['a0b1c2d3e4f5g6h7', ' AOBI C2D3 E4F5 G6H7 ', 'aoblc2d3–e4f5–g6h7'])
      expect(hashRecoveryCode(7, typed)).toEqual(stored);
    expect(hashRecoveryCode(8, 'A0B1-C2D3-E4F5-G6H7')).not.toEqual(stored);
    expect(hashRecoveryCode(7, 'A0B1-C2D3-E4F5-G6H8')).not.toEqual(stored);
  });
});
