import { describe, expect, it } from 'vitest';
import { readConfig, secretsOf } from './config.ts';

const read = (environment: Record<string, string>) =>
  readConfig({ SESSION_SECRET: 'a secret of tests, at least thirty-two characters', ...environment }).signInProviders;

describe('the services to sign in with', () => {
  it('are none without configuration', () => {
    expect(read({})).toEqual({ google: null, facebook: null, apple: null, oidc: null });
    expect(read({ GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' }).google).toBeNull();
  });

  it('are those with an id and a secret', () => {
    expect(read({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'geheim' })).toMatchObject({
      google: { clientId: 'id', clientSecret: 'geheim' },
      facebook: null,
    });
  });

  it('stop the start when half of one is given', () => {
    expect(() => read({ APPLE_CLIENT_ID: 'id' })).toThrow('APPLE_CLIENT_ID and APPLE_CLIENT_SECRET belong together');
    expect(() => read({ OIDC_ISSUER: 'https://konto.example' })).toThrow('OIDC_ISSUER, OIDC_CLIENT_ID');
  });

  const start = (OIDC_ISSUER: string) => () =>
    read({ OIDC_ISSUER, OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 'geheim' }).oidc?.issuer;

  it.each(['https://konto.example', 'http://localhost:9000', 'http://127.0.0.1:9000'])('are asked at %s', (issuer) => {
    expect(start(issuer)()).toBe(issuer);
  });

  it.each(['http://konto.example', 'http://localhost.konto.example', 'file:///konto'])(
    'are not asked at %s, where anybody on the way could read along',
    (issuer) => {
      expect(start(issuer)).toThrow(/OIDC_ISSUER/);
    },
  );
});

describe('the secret before a change', () => {
  const SESSION_SECRET = 'the present secret, at least thirty-two characters';
  const SESSION_SECRET_PREVIOUS = 'the secret before, at least thirty-two characters';

  it('is read with after the present one, and only when it is set', () => {
    expect(secretsOf(readConfig({ SESSION_SECRET }))).toEqual([SESSION_SECRET]);
    expect(secretsOf(readConfig({ SESSION_SECRET, SESSION_SECRET_PREVIOUS: '' }))).toEqual([SESSION_SECRET]);
    expect(secretsOf(readConfig({ SESSION_SECRET, SESSION_SECRET_PREVIOUS }))).toEqual([
      SESSION_SECRET,
      SESSION_SECRET_PREVIOUS,
    ]);
  });

  it('stops the start when it is too short to be one', () => {
    expect(() => readConfig({ SESSION_SECRET, SESSION_SECRET_PREVIOUS: 'x'.repeat(31) })).toThrow(
      'SESSION_SECRET_PREVIOUS',
    );
  });
});
