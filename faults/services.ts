import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#e2e/support/global-app.ts';
import { startMailServer, startMuteServer } from '#test/mail-server.ts';
import { CLIENT, startOpenIdIssuer } from '#test/peers/openid-issuer.ts';
import { startStripePeer } from '#test/peers/stripe.ts';
import { type Fault, exactly, figure, statusText, tableOf } from './fault.ts';
import { type Answer, SELLER_HEADERS, ask, slowest, untilTrue } from './watch.ts';
import { openWorld } from './world.ts';

const MAILS = 20;

export const mail: Fault = {
  title: 'mail server away, the app killed with mails waiting, then 451, then back',
  isInShortForm: false,
  run: async () => {
    const port = await freePort();
    const world = await openWorld({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    try {
      const readers = Array.from({ length: MAILS }, (_, index) => `leser-${index}@example.at`);
      const answers: Answer[] = [];
      for (const email of readers) {
        answers.push(
          await ask(`${world.address}/api/auth/local/register`, {
            method: 'POST',
            body: {
              username: email,
              email,
              password: `${email} lagert trocken`,
              firstname: 'Eva',
              lastname: 'Holzer',
              termsAccepted: true,
            },
          }),
        );
      }
      await world.killApp();
      await world.start();
      const server = await startMailServer({ port });
      try {
        server.setMood({ recipient: '451 4.3.2 Later' });
        await wait(5_000);
        server.setMood({});
        const from = performance.now();
        const has = (email: string): number => server.received.filter(({ to }) => to.includes(email)).length;
        await untilTrue(async () => readers.every((email) => has(email) > 0), 150_000);
        const deliveredInMs = performance.now() - from;
        await wait(3_000);
        return tableOf('mail', mail.title, [
          figure('answers to those who ordered a mail', statusText(answers.map(({ status }) => status))),
          figure('slowest of them, ms', slowest(answers), { atMost: 1_000 }),
          figure('mails delivered', readers.filter((email) => has(email) > 0).length, exactly(MAILS)),
          figure('of them twice', readers.filter((email) => has(email) > 1).length, exactly(0)),
          figure('ms from the return to the last mail', deliveredInMs, { atMost: 120_000 }),
        ]);
      } finally {
        await server.close();
      }
    } finally {
      await world.end();
    }
  },
};

const outageOf = (answers: readonly Answer[]): number =>
  answers.filter(({ status }) => status === 'broken' || status === 500).length;

export const payment: Fault = {
  title: 'payment service away, slow (8 s) and lying (500)',
  isInShortForm: false,
  run: async () => {
    const peer = await startStripePeer();
    const world = await openWorld({ ...peer.environment });
    try {
      const headers = await SELLER_HEADERS(world.address);
      await ask(`${world.address}/api/v1/users/me/contact-invoice`, {
        method: 'PUT',
        headers,
        body: {
          firstname: 'Eva',
          lastname: 'Holzer',
          address: { street: 'Hauptstraße 5', postalCode: '4820', city: 'Bad Ischl', countryCode: 'AT' },
        },
      });
      const order = () => ask(`${world.address}/api/v1/payment/order/firma/YEARLY/CARD`, { headers });
      const answers: Record<string, Answer> = {};
      for (const [name, mood] of [
        ['away', { isDown: true }],
        ['slow', { delayInMs: 8_000 }],
        ['lying', { status: 500 }],
      ] as const) {
        peer.setMood(mood);
        answers[name] = await order();
      }
      peer.setMood({});
      const after = await order();
      const all = Object.values(answers);
      return tableOf('payment', payment.title, [
        ...Object.entries(answers).map(([name, { status, ms }]) =>
          figure(`${name}: answer, ms`, `${status}, ${Math.round(ms)}`),
        ),
        figure('answers 500 or broken', outageOf(all), exactly(0)),
        figure('slowest answer, ms', slowest(all), { atMost: 10_000 }),
        figure('the order once it is back', after.status, exactly(200)),
      ]);
    } finally {
      await world.end();
      await peer.close();
    }
  },
};

export const issuer: Fault = {
  title: 'OpenID issuer away and mute',
  isInShortForm: false,
  run: async () => {
    const peer = await startOpenIdIssuer({ redirectUris: ['http://localhost/api/auth/callback/oidc'] });
    const mute = await startMuteServer();
    const rows = [];
    const all: Answer[] = [];
    for (const [name, address] of [
      ['away', peer.issuer],
      ['mute', mute.url.replace('smtp:', 'http:')],
    ] as const) {
      if (name === 'away') await peer.close();
      const world = await openWorld({
        OIDC_ISSUER: address,
        OIDC_CLIENT_ID: CLIENT.clientId,
        OIDC_CLIENT_SECRET: CLIENT.clientSecret,
      });
      try {
        const token = await ask(`${world.address}/api/auth/csrf`);
        const { csrfToken }: { csrfToken: string } = JSON.parse(token.body);
        const cookie = [token.headers['set-cookie']]
          .flat()
          .map((line) => String(line).split(';')[0])
          .join('; ');
        const answer = await ask(`${world.address}/api/auth/signin/oidc`, {
          method: 'POST',
          body: { csrfToken, callbackUrl: '/', json: 'true' },
          headers: { cookie, origin: world.address, 'sec-fetch-site': 'same-origin' },
        });
        all.push(answer);
        rows.push(figure(`${name}: answer, ms`, `${answer.status}, ${Math.round(answer.ms)}`));
        rows.push(figure(`${name}: the sign-in page`, (await ask(`${world.address}/anmelden`)).status, exactly(200)));
      } finally {
        await world.end();
      }
    }
    mute.close();
    return tableOf('issuer', issuer.title, [
      ...rows,
      figure('answers 500 or broken', outageOf(all), exactly(0)),
      figure('slowest answer, ms', slowest(all), { atMost: 10_000 }),
    ]);
  },
};
