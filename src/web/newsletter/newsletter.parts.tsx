import { paths } from '#contract/paths.ts';
import { footerTexts } from '#texts/de/footer.ts';
import { Button } from '#ui/button.tsx';

/** Orders the newsletter from any page, with or without script: the page of the newsletter answers. */
export function NewsletterForm() {
  return (
    <form method="post" action={paths.newsletterOrder()} className="newsletter-form">
      <label htmlFor="newsletter-in-foot">{footerTexts.newsletter}</label>
      <div className="newsletter-line">
        <span className="input-frame">
          <input
            className="input"
            id="newsletter-in-foot"
            name="email"
            type="email"
            autoComplete="email"
            placeholder={footerTexts.newsletterExample}
            required
          />
        </span>
        <Button type="submit">{footerTexts.newsletterSubmit}</Button>
      </div>
    </form>
  );
}
