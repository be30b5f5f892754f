import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NotificationBell } from './notification-bell.tsx';
import { displayTimeInMs, NotificationProvider, useNotifications } from './notifications.tsx';

function Sender() {
  const { notify } = useNotifications();
  return (
    <button type="button" onClick={() => notify({ kind: 'success', title: 'Gemerkt.' })}>
      Merken
    </button>
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function send() {
  render(
    <NotificationProvider>
      <Sender />
      <NotificationBell />
    </NotificationProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Merken' }));
  return within(screen.getByRole('log'));
}

function pass(timeInMs: number) {
  act(() => vi.advanceTimersByTime(timeInMs));
}

function hideTab(state: 'hidden' | 'visible') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

test('a message stays for five seconds', () => {
  const corner = send();
  expect(displayTimeInMs).toBe(5000);
  pass(4999);
  expect(corner.queryByText('Gemerkt.')).not.toBeNull();
  pass(1);
  expect(corner.queryByText('Gemerkt.')).toBeNull();
});

test('under the pointer a message waits, then goes on with what was left', () => {
  const corner = send();
  pass(3000);
  fireEvent.pointerEnter(corner.getByText('Gemerkt.'));
  pass(60_000);
  expect(corner.queryByText('Gemerkt.')).not.toBeNull();
  fireEvent.pointerLeave(corner.getByText('Gemerkt.'));
  pass(1999);
  expect(corner.queryByText('Gemerkt.')).not.toBeNull();
  pass(1);
  expect(corner.queryByText('Gemerkt.')).toBeNull();
});

test('a message with the focus inside waits', () => {
  const corner = send();
  act(() => corner.getByRole('button', { name: 'Schließen' }).focus());
  pass(60_000);
  expect(corner.queryByText('Gemerkt.')).not.toBeNull();
});

test('a hidden tab stops the clock', () => {
  const corner = send();
  hideTab('hidden');
  pass(60_000);
  expect(corner.queryByText('Gemerkt.')).not.toBeNull();
  hideTab('visible');
  pass(5000);
  expect(corner.queryByText('Gemerkt.')).toBeNull();
});

test('what went well is gone with its time', () => {
  send();
  pass(5000);
  expect(screen.queryByText('Gemerkt.')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Meldungen' })).toBeNull();
});

test.each(['warning', 'error', 'access'] as const)(
  'a message of kind %s is still behind the bell when it has gone from the corner',
  (kind) => {
    function Failing() {
      const { notify } = useNotifications();
      return (
        <button type="button" onClick={() => notify({ kind, text: 'Nicht gespeichert.' })}>
          Speichern
        </button>
      );
    }
    render(
      <NotificationProvider>
        <Failing />
        <NotificationBell />
      </NotificationProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    pass(5000);
    expect(within(screen.getByRole('log')).queryByText('Nicht gespeichert.')).toBeNull();
    expect(screen.getByRole('button', { name: 'Meldungen' })).toBeDefined();
    expect(screen.getByText('Nicht gespeichert.')).toBeDefined();
  },
);

test('a message takes the place of the one of its group', () => {
  function Repeater() {
    const { notify } = useNotifications();
    return ['Keine Verbindung.', 'Wieder keine Verbindung.'].map((text) => (
      <button key={text} type="button" onClick={() => notify({ kind: 'warning', text, group: 'products' })}>
        {`Melde ${text}`}
      </button>
    ));
  }
  render(
    <NotificationProvider>
      <Repeater />
    </NotificationProvider>,
  );
  const corner = within(screen.getByRole('log'));
  fireEvent.click(screen.getByRole('button', { name: 'Melde Keine Verbindung.' }));
  fireEvent.click(screen.getByRole('button', { name: 'Melde Wieder keine Verbindung.' }));
  expect(corner.queryByText('Keine Verbindung.')).toBeNull();
  expect(corner.getByText('Wieder keine Verbindung.')).toBeDefined();
});
