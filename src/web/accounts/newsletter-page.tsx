import { isResponseError } from '#contract/api-errors.ts';
import { paths } from '#contract/paths.ts';
import { accountTexts } from '#texts/de/accounts.ts';
import { LinkButton } from '#ui/button.tsx';
import { AccountForm, SubmitButton } from './account-form.tsx';
import { AccountFrame } from './account-frame.tsx';
import type { Answered, FormReply } from './form-reply.ts';
import { refusedBy } from './form-reply.ts';

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
};

/** A link of a mail, a button on the page: nothing happens by looking at it. */
export function NewsletterPage({ isUsable, reply, words, done }: NewsletterPageProps) {
  if (reply?.isDone) return <Settled title={done.title} text={done.text} />;
  if (!isUsable || reply?.linkIsOver) return <Settled title={texts.brokenTitle} text={texts.broken} />;
  return (
    <AccountFrame title={words.title}>
      <div className="box account-box">
        <p>{words.text}</p>
        <AccountForm reply={reply}>
          <SubmitButton>{words.submit}</SubmitButton>
        </AccountForm>
      </div>
    </AccountFrame>
  );
}

function Settled({ title, text }: { title: string; text: string }) {
  return (
    <AccountFrame title={title} intro={text}>
      <div className="flex flex-wrap gap-2">
        <LinkButton variant="main" href={paths.home()} icon="house">
          {texts.home}
        </LinkButton>
        <LinkButton href={paths.profileSettings()}>{texts.profile}</LinkButton>
      </div>
    </AccountFrame>
  );
}
