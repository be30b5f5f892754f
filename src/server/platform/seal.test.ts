import { describe, expect, it } from 'vitest';
import { openSealed, seal } from './seal.ts';

const SECRET = 'a secret of at least thirty-two characters';

describe('a sealed text', () => {
  it('opens with its secret only, is not readable, and never looks the same twice', () => {
    const sealed = seal('{"jwt":"ö"}', SECRET);
    expect(openSealed(sealed, SECRET)).toBe('{"jwt":"ö"}');
    expect(openSealed(sealed, 'another secret of at least thirty-two c.')).toBeNull();
    expect(sealed.toString('latin1')).not.toContain('jwt');
    expect(seal('{"jwt":"ö"}', SECRET).equals(sealed)).toBe(false);
  });

  it('does not open when a bit was changed or bytes are missing', () => {
    const sealed = seal('text', SECRET);
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(30) ^ 1, 30);
    expect(openSealed(changed, SECRET)).toBeNull();
    expect(openSealed(sealed.subarray(0, 20), SECRET)).toBeNull();
    expect(openSealed(Buffer.alloc(0), SECRET)).toBeNull();
  });
});
