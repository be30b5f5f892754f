import { render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { notificationSettings } from '#domain/users/notifications.ts';
import { NotificationProvider } from '#ui/surfaces/notifications.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { ProfilePageContext } from '#web/users/profile-page-context.ts';

const page = {
  sent: null,
  saved: null,
  hasPassword: true,
  mail: 'eva@example.at',
  setUnsaved: () => undefined,
  shown: 'benachrichtigungen' as const,
};
const DEVICES = [
  { id: 'here', device: 'Chrome auf Android', since: '21.11.2026', isCurrent: true },
  { id: 'there', device: 'Firefox auf Windows', since: '3.11.2026', isCurrent: false },
];

type Drawn = { mailIsConfirmed?: boolean; action?: (form: FormData) => object };

function draw({ mailIsConfirmed = true, action }: Drawn = {}) {
  const settings = notificationSettings({ newMessage: { push: false }, quietHours: { isOn: true, toHour: 7 } });
  const section = (
    <NotificationProvider>
      <ProfilePageContext value={page}>
        <NotificationsSection notifications={settings} devices={DEVICES} account={{ id: 'eva', mailIsConfirmed }} />
      </ProfilePageContext>
    </NotificationProvider>
  );
  const router = createMemoryRouter([
    { path: '/', element: section },
    {
      path: '/user/profil-einstellungen',
      element: null,
      action: async ({ request }) => action?.(await request.formData()) ?? {},
    },
  ]);
  render(<RouterProvider router={router} />);
}

afterEach(() => vi.unstubAllGlobals());

test('every occasion has its ways with what was chosen, and none that it does not go', () => {
  draw();
  const isChecked = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;
  expect(isChecked('Neue Nachricht, E-Mail')).toBe(true);
  expect(isChecked('Neue Nachricht, Push')).toBe(false);
  expect(isChecked('Anzeige läuft ab, Push')).toBe(true);
  expect(screen.queryByRole('checkbox', { name: 'Neues bei Stammplatz, Push' })).toBeNull();
  expect(screen.getByText('Neues bei Stammplatz: nicht als Push')).toBeDefined();
  const quiet = screen.getByRole('group', { name: 'Ruhezeit' });
  expect(within(quiet).getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  expect(within(quiet).getByLabelText<HTMLSelectElement>('von').value).toBe('22');
  expect(within(quiet).getByLabelText<HTMLSelectElement>('bis').value).toBe('7');
});

test('saving sends the whole matrix and the hours', async () => {
  const sent = vi.fn<(fields: object) => object>(() => ({ isDone: true, message: null, errors: {}, values: {} }));
  draw({ action: (form) => sent(Object.fromEntries(form)) });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Neue Nachricht, Push' }));
  await userEvent.selectOptions(screen.getByLabelText('von'), '21 Uhr');
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0]?.[0]).toMatchObject({
    intent: 'benachrichtigungen',
    'newMessage.mail': 'ja',
    'newMessage.push': 'ja',
    'quietHours.isOn': 'ja',
    'quietHours.fromHour': '21',
    'quietHours.toHour': '7',
  });
});

test('other devices can be taken off, this one by its own switch', () => {
  draw();
  expect(screen.getByText('dieses Gerät')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Firefox auf Windows, seit 3.11.2026: entfernen' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /Chrome auf Android/ })).toBeNull();
});

test('who has not proved the address reads why no mail comes', () => {
  draw({ mailIsConfirmed: false });
  expect(screen.getByText(/erst, wenn du deine E-Mail-Adresse bestätigt hast/)).toBeDefined();
});

test('a browser that cannot push says so instead of asking', async () => {
  draw();
  expect(await screen.findByText(/kann keine Push-Meldungen empfangen/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Push einschalten' })).toBeNull();
});

/** A stubbed browser with push, up to the permission prompt. */
function stubBrowser(permission: NotificationPermission, answer: NotificationPermission = permission) {
  const requestPermission = vi.fn<() => Promise<NotificationPermission>>(async () => answer);
  vi.stubGlobal('Notification', { permission, requestPermission });
  vi.stubGlobal('PushManager', class {});
  const serviceWorker = { getRegistration: async () => undefined };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker }));
  return requestPermission;
}

test('a refusal of earlier is explained, and the question is not asked again', async () => {
  const ask = stubBrowser('denied');
  draw();
  expect(await screen.findByText(/lässt von dieser Seite keine Meldungen zu/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Push einschalten' })).toBeNull();
  expect(ask).not.toHaveBeenCalled();
});

test('the question comes only after a tap; closing it changes nothing and can be mended', async () => {
  const ask = stubBrowser('default');
  draw();
  const allow = await screen.findByRole('button', { name: 'Push einschalten' });
  expect(ask).not.toHaveBeenCalled();
  await userEvent.click(allow);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(await screen.findByText(/Frage des Browsers geschlossen/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Push einschalten' })).toBeDefined();
});
