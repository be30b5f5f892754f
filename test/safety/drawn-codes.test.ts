import { expect, test } from 'vitest';
import { paymentCode } from '#domain/payments/payment-code.ts';
import { drawQrCode } from '#server/platform/pdf/qr-code.ts';
import { codeAsSvg, readQrCode } from '#test/read-qr-code.ts';
import { qrPathOf } from '#web/legal/qr-path.ts';

const payment = (recipient: string): string =>
  paymentCode({
    recipient,
    iban: 'AT611904300234573201',
    bic: 'BKAUATWW',
    amountInCents: 990,
    reference: 'RF18539007547034',
  });

const TEXTS = {
  'a payment to a name with umlauts, a dash and Slavic letters': payment(
    'Stammplatz Österreich Müller & Söhne – č š ő',
  ),
  'a payment to the sample account': payment('MUSTERKONTO – bitte nicht überweisen'),
  'the address of an advert': 'https://stammplatz.example/ad/0199d8a0-0000-7000-8000-000000000001',
  'an address with umlauts that were not encoded': 'https://stammplatz.example/ad/buche-ofenfertig-grün-🌲',
  'the second factor of an account':
    'otpauth://totp/Stammplatz:j%C3%BCrgen%40h%C3%B6lzl.at?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Stammplatz',
  'a second factor named in letters beyond Latin-1': 'otpauth://totp/Stammplatz:Jiří Dvořák?secret=JBSWY3DPEHPK3PXP',
  'a single letter': 'č',
  'digits only, which other modes would pack': '4820',
} as const;

test.each(Object.entries(TEXTS))('%s is read again byte by byte, as the server draws it', async (_what, text) => {
  expect((await readQrCode(codeAsSvg(drawQrCode(text))))?.toString('utf8')).toBe(text);
  expect(await readQrCode(codeAsSvg(drawQrCode(text)))).toEqual(Buffer.from(text, 'utf8'));
});

test.each(Object.entries(TEXTS))('%s is read again byte by byte, as pages draw it', async (_what, text) => {
  expect(await readQrCode(codeAsSvg(qrPathOf(text), 4))).toEqual(Buffer.from(text, 'utf8'));
});
