import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

// What is waited for comes late on a busy machine; the library's own second is only enough on a quiet one.
configure({ asyncUtilTimeout: 20_000 });

beforeEach(() => {
  vi.spyOn(console, 'error');
  lendDialogMethods();
  // jsdom has no layout and so nothing to scroll.
  Element.prototype.scrollTo ??= () => undefined;
  // Nor does it send; what a test used is reported seconds later, while a slow machine still runs the next one.
  navigator.sendBeacon ??= () => true;
});

afterEach(() => {
  cleanup();
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

// Files share a document, so the next one finds it as a browser opens it.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
  window.history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
});

/** jsdom knows the dialog element but not how to open it; this lends it the two states, without the top layer. */
function lendDialogMethods(): void {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
