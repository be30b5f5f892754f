import { uiTexts } from '#texts/de/ui/ui.ts';
import { LinkIconButton } from './icon-button.tsx';

/** Appears after one screen of scrolling, where the browser can tie that to the scroll position by itself. */
export function BackToTop({ target }: { target: string }) {
  return (
    <LinkIconButton
      className="to-top"
      isRound
      icon="arrow-up"
      label={uiTexts.actions.toTop}
      href={`#${target}`}
      data-native
    />
  );
}
