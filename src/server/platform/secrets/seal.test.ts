import { describe, expect, it } from 'vitest';
import { openSealed, seal } from './seal.ts';

const SECRET = 'a secret of at least thirty-two characters';

describe('a sealed text', () => {
  it('opens with its secret only, is not readable, and never looks the same twice', () => {
    const sealed = seal('{"jwt":"ö"}', SECRET, 'kept answers');
    expect(openSealed(sealed, [SECRET], 'kept answers')).toBe('{"jwt":"ö"}');
    expect(openSealed(sealed, ['another secret of at least thirty-two c.'], 'kept answers')).toBeNull();
    expect(openSealed(sealed, [SECRET], 'second factor')).toBeNull();
    expect(sealed.toString('latin1')).not.toContain('jwt');
    expect(seal('{"jwt":"ö"}', SECRET, 'kept answers').equals(sealed)).toBe(false);
  });

  it('does not open when a bit was changed or bytes are missing', () => {
    const sealed = seal('text', SECRET, 'kept answers');
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(30) ^ 1, 30);
    expect(openSealed(changed, [SECRET], 'kept answers')).toBeNull();
    expect(openSealed(sealed.subarray(0, 20), [SECRET], 'kept answers')).toBeNull();
    expect(openSealed(Buffer.alloc(0), [SECRET], 'kept answers')).toBeNull();
  });

  it('opens with the secret before a change as well, for its own use only', () => {
    const sealed = seal('text', SECRET, 'second factor');
    const present = 'the present secret of at least thirty-two c.';
    expect(openSealed(sealed, [present, SECRET], 'second factor')).toBe('text');
    expect(openSealed(sealed, [present, SECRET], 'kept answers')).toBeNull();
    expect(openSealed(sealed, [present], 'second factor')).toBeNull();
  });
});
