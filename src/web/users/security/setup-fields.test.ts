import { expect, it } from 'vitest';
import { setupFields, readSetupFields } from './setup-fields.ts';

const setup = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  otpauthUrl: 'otpauth://totp/Stammplatz:eva%40example.at?secret=JBSWY3DPEHPK3PXP&issuer=Stammplatz',
  qrCode: { size: 45, path: 'M4,4h7v1h-7z M12,4h1v1h-1z' },
};

it('a setup comes back from its fields as it went in', () => {
  expect(readSetupFields(Object.fromEntries(setupFields(setup)))).toEqual(setup);
});

it.each([
  ['setup.secret', 'kein Schlüssel'],
  ['setup.url', 'javascript:alert(1)'],
  ['setup.size', '0'],
  ['setup.path', 'url(#fremd)'],
  ['setup.path', ''],
])('a setup whose %s was changed to „%s“ is none', (name, value) => {
  expect(readSetupFields({ ...Object.fromEntries(setupFields(setup)), [name]: value })).toBeNull();
});
