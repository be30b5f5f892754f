import type { MouseEvent } from 'react';
import { createContext, use } from 'react';
import { uiTexts } from '#texts/de/ui/ui.ts';
import { LinkIconButton } from '#ui/actions/icon-button.tsx';
import { displayPath } from '#web/page/display-path.ts';
import { useCurrentPath } from '#web/page/use-current-path.ts';

/** Opens the display dialog; without it (no script yet) the same link leads to a page with the same form. */
export const OpenDisplayContext = createContext<(href: string) => void>(() => {});

export function DisplayIconLink() {
  return <LinkIconButton icon="text-aa" label={uiTexts.shell.displayHint} {...useDisplayLink()} />;
}

/** Where a link to the display settings leads, and what opens their dialog instead. */
export function useDisplayLink() {
  const open = use(OpenDisplayContext);
  const href = displayPath(useCurrentPath());
  return {
    href,
    rel: 'nofollow',
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      open(href);
    },
  };
}
