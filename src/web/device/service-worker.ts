import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { trusted } from './trusted.ts';

const SCRIPT = '/sw.js';
/** The page comes first: its fonts, pictures and requests are done before the worker loads anything. */
const REST_IN_MS = 3_000;

/** The worker of this origin, once it is ready; null where there is none and cannot be. */
export async function serviceWorkerWhenReady(): Promise<ServiceWorkerRegistration | null> {
  if (!hasWorkers()) return null;
  await navigator.serviceWorker.register(trusted.createScriptURL(SCRIPT));
  return navigator.serviceWorker.ready;
}

function hasWorkers(): boolean {
  return !import.meta.env.DEV && window.isSecureContext && 'serviceWorker' in navigator;
}

/** Registers the worker late, and tells it the page's build and address. */
export function useServiceWorker(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!hasWorkers()) return;
    let rest: ReturnType<typeof setTimeout> | undefined;
    // Private windows and full disks refuse it; the page is whole without it.
    const register = () =>
      void navigator.serviceWorker.register(trusted.createScriptURL(SCRIPT)).catch(() => undefined);
    const wait = () => {
      rest = setTimeout(register, REST_IN_MS);
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => {
      clearTimeout(rest);
      window.removeEventListener('load', wait);
    };
  }, []);
  useEffect(() => {
    if (!hasWorkers()) return;
    const build: string = import.meta.env['BUILD_ID'] ?? '';
    // Also a worker installed by this visit is told: it does not control this page yet, but caches some from now on.
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ kind: 'page', build, pathname }));
  }, [pathname]);
}
