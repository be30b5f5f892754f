import { paths } from '#contract/paths.ts';
import { termsNoteTexts as texts } from '#texts/de/legal/terms-note.ts';

/** Where the terms stand, beside a box that accepts them; nothing typed is lost, they open beside the form. */
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
