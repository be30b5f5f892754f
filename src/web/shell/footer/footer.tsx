import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { footerLabel } from '#texts/de/shell/footer.ts';
import { trusted } from '#web/device/trusted.ts';
import { useDisplayLink } from '#web/shell/display/display-link.tsx';

/** On phones these fill the screen themselves, or are work that a foot of two screens would only lengthen. */
const WITHOUT_FOOTER = /^\/(map|chats|editadvert|admin|dashboards)(\/|$)/;

/** Null in the browser, which keeps what the server drew: it is the same on every page, and its code stays out of the script. */
const Content = import.meta.env.SSR ? (await import('./footer-content.tsx')).FooterContent : null;

export function Footer() {
  const { pathname } = useLocation();
  const { onClick } = useDisplayLink();
  const frame = {
    className: classNames('site-footer', WITHOUT_FOOTER.test(pathname) && 'max-md:hidden'),
    'aria-label': footerLabel,
    onClick: (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('[data-display]')) onClick(event);
    },
  };
  return Content === null ? (
    <footer {...frame} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: servedContent() }} />
  ) : (
    <footer {...frame}>
      <Content />
    </footer>
  );
}

let served: string | undefined;

/** The content as it came with the document. Trusted once: React writes the markup again where it gets another object. */
const servedContent = (): string =>
  (served ??= trusted.createHTML(document.querySelector('.site-footer')?.innerHTML ?? ''));
