import { isResponseError } from '#contract/api-errors.ts';
import { paths } from '#contract/paths.ts';
import { accountTexts } from '#texts/de/accounts/accounts.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { AccountForm, AccountSubmit } from '#web/forms/account-form.tsx';
import { AccountFrame } from '#web/accounts/account-frame.parts.tsx';
import type { Answered, FormReply } from '#web/forms/form-reply.ts';
import { refusedBy } from '#web/forms/sending/refusals.ts';

const { newsletter: texts } = accountTexts;

export type NewsletterReply = FormReply & { isDone?: boolean; linkIsOver?: boolean };

/** What the page says to the answer of a newsletter call. */
export async function newsletterAnswer(call: Promise<unknown>): Promise<Answered<NewsletterReply>> {
  const settled = { message: null, errors: {}, values: {} };
  try {
    await call;
    return { reply: { ...settled, isDone: true }, status: 200 };
  } catch (error) {
    const linkIsOver = isResponseError(error) && error.status >= 400 && error.status < 429;
    return linkIsOver ? { reply: { ...settled, linkIsOver }, status: 200 } : refusedBy(error, { values: {} });
  }
}

type NewsletterPageProps = {
  isUsable: boolean;
  reply: NewsletterReply | undefined;
  words: { title: string; text: string; submit: string };
  done: { title: string; text: string };
  /** What to do where the link of the mail is not valid any more. */
  broken: { text: string; href: string; label: string };
};

/** A link of a mail, a button on the page: viewing it changes nothing. */
export function NewsletterPage({ isUsable, reply, words, done, broken }: NewsletterPageProps) {
  if (reply?.isDone) return <Settled title={done.title} text={done.text} />;
  if (!isUsable || reply?.linkIsOver) return <Settled title={texts.brokenTitle} {...broken} />;
  return (
    <AccountFrame title={words.title}>
      <div className="box account-box">
        <p>{words.text}</p>
        <AccountForm reply={reply}>
          <AccountSubmit>{words.submit}</AccountSubmit>
        </AccountForm>
      </div>
    </AccountFrame>
  );
}

type SettledProps = { title: string; text: string; href?: string; label?: string };

function Settled({ title, text, href, label }: SettledProps) {
  return (
    <AccountFrame title={title} intro={text}>
      <div className="flex flex-wrap gap-2">
        <LinkButton variant="main" href={paths.home()} icon="house">
          {texts.home}
        </LinkButton>
        {href !== undefined && <LinkButton href={href}>{label}</LinkButton>}
      </div>
    </AccountFrame>
  );
}
