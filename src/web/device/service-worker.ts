import { useEffect } from 'react';
import { useLocation } from 'react-router';

const SCRIPT = '/sw.js';
/** The page itself comes first: fonts, pictures and answers are there before the worker asks for anything. */
const REST_IN_MS = 3_000;

/** The worker of this origin, once it is ready; null where there is none and cannot be. */
export async function readyWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!hasWorkers()) return null;
  await navigator.serviceWorker.register(SCRIPT);
  return navigator.serviceWorker.ready;
}

function hasWorkers(): boolean {
  return !import.meta.env.DEV && window.isSecureContext && 'serviceWorker' in navigator;
}

/** Registers the worker late, and tells it which build the page is of and where it is. */
export function useServiceWorker(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!hasWorkers()) return;
    let rest: ReturnType<typeof setTimeout> | undefined;
    // Private windows and full disks refuse it; the page is whole without it.
    const register = () => void navigator.serviceWorker.register(SCRIPT).catch(() => undefined);
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
    // Also the worker that comes with this very visit is told: it looks after no page yet, but keeps some from here on.
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ kind: 'page', build, pathname }));
  }, [pathname]);
}
