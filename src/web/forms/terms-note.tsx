import { paths } from '#contract/paths.ts';
import { termsNoteTexts as texts } from '#texts/de/legal/terms-note.ts';

/** Links to the terms beside a box that accepts them; they open in a new tab, so that nothing typed is lost. */
export function TermsNote() {
  return (
    <>
      {texts.before}
      <a href={paths.terms()} target="_blank" rel="noopener">
        {texts.terms}
      </a>
      {texts.between}
      <a href={paths.privacy()} target="_blank" rel="noopener">
        {texts.privacy}
      </a>
      {texts.after}
    </>
  );
}
