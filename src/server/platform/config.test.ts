import { describe, expect, it } from 'vitest';
import { marksProduction, readConfig, secretsOf } from './config.ts';

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

describe('replicas', () => {
  const secret = 'a secret of tests, at least thirty-two characters';
  const config = (environment: Record<string, string>) => readConfig({ SESSION_SECRET: secret, ...environment });

  it('are none without configuration, and the embedded database is not reachable', () => {
    expect(config({})).toMatchObject({ replicaUrls: [], replicaMaxLagInMs: 1_000, replicationAccess: null });
  });

  it('are named by addresses, of which a wrong one is not repeated with its password', () => {
    const urls = ['postgres://a:b@10.0.0.6/stammplatz', 'postgresql://a:b@10.0.0.7:5433/stammplatz'];
    expect(config({ DATABASE_REPLICA_URLS: urls.join(' , ') }).replicaUrls).toEqual(urls);
    const wrong = () => config({ DATABASE_REPLICA_URLS: 'mysql://a:geheim@10.0.0.6/x' });
    expect(wrong).toThrow(/^(?!.*geheim).*DATABASE_REPLICA_URLS/);
  });

  it('reach the embedded database from named machines only', () => {
    const access = (from: string) =>
      config({ REPLICATION_LISTEN: '10.0.0.5:5433', REPLICATION_FROM: from }).replicationAccess;
    const from = ['10.0.0.6/32', '10.1.0.0/16', 'fd00::1/128'];
    expect(access('10.0.0.6, 10.1.0.0/16 fd00::1')).toEqual({ host: '10.0.0.5', port: 5433, from });
    for (const wrong of ['', '0.0.0.0/0', 'all', '10.0.0.6/33', "10.0.0.6/8'", '10.0.0.6/8/8 '])
      expect(() => access(wrong)).toThrow(/REPLICATION_FROM/);
    expect(() => config({ REPLICATION_LISTEN: '10.0.0.5:70000', REPLICATION_FROM: '10.0.0.6' })).toThrow('no port');
  });
});

describe('a database of one’s own', () => {
  const databaseUrl = (DATABASE_URL: string) => () =>
    readConfig({ SESSION_SECRET: 'a secret of tests, at least thirty-two characters', DATABASE_URL }).databaseUrl;

  it.each(['postgres://a:b@10.0.0.6/x', 'postgresql://a@/x?host=%2Frun', 'postgres:///x?host=/run'])(
    'is taken from an address: %s',
    (url) => expect(databaseUrl(url)()).toBe(url),
  );

  it.each(['geheim', 'mysql://u:geheim@localhost/x', 'u:geheim@localhost/postgres://', 'postgres:geheim'])(
    'stops the start where that is none, without its password: %s',
    (url) => expect(databaseUrl(url)).toThrow(/^(?![^]*geheim)The configuration is not usable:\n {2}DATABASE_URL: /),
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

describe('proofs', () => {
  const readProofs = (environment: Record<string, string>) =>
    readConfig({ SESSION_SECRET: 'a secret of tests, at least thirty-two characters', ...environment }).proofs;

  it('ask no service unless one is named, and badges last as long as is said', () => {
    const { sms, vies, months } = readProofs({ PROOF_MONTHS: 'PHONE=3, VAT=1' });
    expect([sms, vies, months.PHONE, months.VAT, months.EMAIL]).toEqual([null, null, 3, 1, 24]);
    expect(readProofs({ SMS_GATEWAY_URL: 'http://localhost:1' }).sms).toMatchObject({ token: null });
    expect(readProofs({ VIES_URL: 'https://vies.example/rest/' }).vies).toEqual({
      url: 'https://vies.example/rest',
      requester: null,
    });
  });

  it.each([
    { SMS_GATEWAY_URL: 'http://sms.example' },
    { SMS_GATEWAY_URL: 'https://sms.example', SMS_GATEWAY_BODY: 'to={to}&text={text}' },
    { SMS_GATEWAY_URL: 'https://sms.example', SMS_GATEWAY_BODY: '{"text":"{text}"}' },
    { VIES_URL: 'http://vies.example' },
    { VIES_REQUESTER: 'Muster' },
    { PROOF_MONTHS: 'PHONE=0' },
    { PROOF_MONTHS: 'PHON=3' },
    { PROOF_MONTHS: 'PHONE' },
  ])('stop the start with %o', (environment) => {
    const [variable = ''] = Object.keys(environment).toReversed();
    expect(() => readProofs(environment as Record<string, string>)).toThrow(variable);
  });
});

describe('production', () => {
  it('is a registration address without dev and staging in it', () => {
    expect(marksProduction('https://stammplatz.example')).toBe(true);
  });

  it.each([
    null,
    'https://dev.stammplatz.example',
    'https://staging.stammplatz.example',
    'https://stammplatz-Staging.example',
    'https://stammplatz.example/DEV',
  ])('is not %s', (publicUrl) => {
    expect(marksProduction(publicUrl)).toBe(false);
  });
});
