import { describe, expect, it } from 'vitest';
import type { Api } from '#contract/api.ts';
import { ResponseError } from '#contract/api-errors.ts';
import { answerProfileForm } from './answer-profile-form.ts';
import { intentOf } from './profile-forms.ts';

type Sent = { operation: string; input: unknown };

/** Calls that are written down and answered, or refused with a body. */
function recordingApi(refusal?: { status: number; [member: string]: unknown }): { api: Api; sent: Sent[] } {
  const sent: Sent[] = [];
  const call = (endpoint: { operation: string }, input: unknown): Promise<unknown> => {
    sent.push({ operation: endpoint.operation, input });
    if (refusal) return Promise.reject(new ResponseError(refusal.status, JSON.stringify(refusal)));
    return Promise.resolve({ name: 'Bad Ischl', precision: 'exact', recoveryCodes: ['aaaa-bbbb'] });
  };
  return { api: asApi(call), sent };
}

/** Answers what the forms under test read of a reply. */
function asApi(call: unknown): Api;
function asApi(call: unknown): unknown {
  return { call };
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe('a form of the profile that is refused', () => {
  const password = { currentPassword: 'altes Kennwort', password: 'kurz', otp: '123456', username: 'eva@example.at' };

  it('has its reasons at its own fields, the others above, and gives back what was typed but for secrets', async () => {
    const { api } = recordingApi({
      status: 422,
      code: 'request.refused',
      message: 'Einige Angaben passen nicht.',
      errors: [
        { path: 'password', message: 'Das Passwort braucht mindestens 8 Zeichen.' },
        { path: 'elsewhere', message: 'Das Konto ruht.' },
      ],
    });
    const { reply, status } = await answerProfileForm(api, 'passwort', formOf(password));
    expect(status).toBe(422);
    expect(reply).toEqual({
      intent: 'passwort',
      isDone: false,
      message: 'Das Konto ruht.',
      errors: { password: 'Das Passwort braucht mindestens 8 Zeichen.' },
      values: { username: 'eva@example.at' },
    });
  });

  it('says the sentence of the server without its marker where no field is named', async () => {
    const { api } = recordingApi({ status: 403, code: 'account.sign-in-again', message: '#:#Melde dich neu an.' });
    const { reply } = await answerProfileForm(api, 'neue-adresse', formOf({ email: 'eva@example.at' }));
    expect([reply.message, reply.values]).toEqual(['Melde dich neu an.', { email: 'eva@example.at' }]);
  });

  it('says that the session is over, and keeps what was typed', async () => {
    const { api } = recordingApi({ status: 401, code: 'session.required', message: 'Bitte melde dich an.' });
    const { reply } = await answerProfileForm(api, 'pefc', formOf({ pefcForestCertificate: 'PEFC/06-21-1' }));
    expect([reply.sessionIsOver, reply.values]).toEqual([true, { pefcForestCertificate: 'PEFC/06-21-1' }]);
  });

  it.each([
    ['name', {}, ['firstname', 'lastname']],
    ['neue-adresse', {}, ['email']],
    ['zweiter-schritt-ein', { otp: ' ' }, ['otp']],
    ['loeschen', { currentPassword: 'x' }, ['sure']],
  ] as const)('names the gaps of „%s“ without a call', async (intent, fields, gaps) => {
    const { api, sent } = recordingApi();
    const { reply, status } = await answerProfileForm(api, intent, formOf(fields));
    expect([status, Object.keys(reply.errors), sent]).toEqual([422, gaps, []]);
  });
});

describe('a form of the profile that goes through', () => {
  it('takes the town of the postcode where none was typed', async () => {
    const { api, sent } = recordingApi();
    await answerProfileForm(api, 'rechnung', formOf({ 'address.postalCode': '4820', uid: ' atu 1234.5675 ' }));
    expect(sent[1]?.input).toMatchObject({
      invoiceContactDto: {
        uid: 'ATU12345675',
        address: { postalCode: '4820', city: 'Bad Ischl', countryCode: 'AT' },
      },
    });
  });

  it('asks for a session by cookie with a new password, which is its own repetition', async () => {
    const { api, sent } = recordingApi();
    await answerProfileForm(api, 'passwort', formOf({ currentPassword: 'alt genug', password: ' drei Wörter hier ' }));
    expect(sent[0]?.input).toEqual({
      session: 'cookie',
      passwordChange: {
        currentPassword: 'alt genug',
        password: ' drei Wörter hier ',
        passwordConfirmation: ' drei Wörter hier ',
      },
    });
  });

  it('hands over recovery codes, and takes every box that is not ticked as a no', async () => {
    const { api, sent } = recordingApi();
    const { reply } = await answerProfileForm(api, 'zweiter-schritt-codes', formOf({ otp: '123456' }));
    expect([reply.isDone, reply.recoveryCodes]).toEqual([true, ['aaaa-bbbb']]);
    const hours = { 'quietHours.fromHour': '21', 'quietHours.toHour': '7' };
    await answerProfileForm(
      api,
      'benachrichtigungen',
      formOf({ 'productNews.mail': 'ja', 'weekFigures.mail': 'ja', ...hours }),
    );
    expect(sent[1]?.input).toEqual({
      notificationSettingsDto: {
        newMessage: { mail: false, push: false },
        advertExpires: { mail: false, push: false },
        advertCheck: { mail: false, push: false },
        rating: { mail: false, push: false },
        savedSearch: { mail: false, push: false },
        followedSeller: { mail: false, push: false },
        ownRequests: { mail: false, push: false },
        requestFits: { mail: false, push: false },
        weekFigures: { mail: true },
        productNews: { mail: true },
        quietHours: { isOn: false, fromHour: 21, toHour: 7 },
      },
    });
  });

  it('takes a device that is signed out already as signed out', async () => {
    const { api } = recordingApi({ status: 404, code: 'session.unknown', message: 'Gibt es nicht mehr.' });
    const { reply } = await answerProfileForm(api, 'abmelden', formOf({ sessionId: 's1' }));
    expect(reply.isDone).toBe(true);
  });
});

it('a form that is none of the page is not carried out', () => {
  expect(['passwort', 'constructor', '__proto__', '', null].map(intentOf)).toEqual([
    'passwort',
    null,
    null,
    null,
    null,
  ]);
});
