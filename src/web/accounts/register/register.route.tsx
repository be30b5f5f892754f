import { useState } from 'react';
import { isWaitingMessage } from '#contract/chats/chat-paths.ts';
import { paths } from '#contract/paths.ts';
import { SELLER_CHOICES } from '#domain/users/seller-kind.ts';
import { accountTexts } from '#texts/de/accounts/accounts.ts';
import { pelletTexts } from '#texts/de/adverts/pellets.ts';
import { CheckboxRow, ChoiceGroup, RadioRow } from '#ui/fields/choice.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { apiContext } from '#web/api/api-context.ts';
import { TermsNote } from '#web/forms/terms-note.tsx';
import { EmailField } from '#web/forms/email-field.tsx';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/register.route.ts';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { actionResult } from '#web/forms/account-action.ts';
import { AccountForm, AccountSubmit } from '#web/forms/account-form.tsx';
import { AccountFrame } from '#web/accounts/account-frame.parts.tsx';
import { AccountChoice } from '#web/accounts/account-choice.tsx';
import { safeCallbackPath } from '#web/page/callback-path.ts';
import { NewPasswordField } from '#web/accounts/passwords/new-password-field.parts.tsx';
import { findPelletPlan } from '#web/payments/pellet-plan.queries.ts';
import { answerRegistration } from './register-answer.ts';
import { guardedBy } from '#web/page/route-rules.ts';

const { register: texts, fields } = accountTexts;

export const middleware = guardedBy({ auth: { unauthenticatedOnly: true }, middleware: ['on-to-callback'] });

export async function loader({ url, context }: Route.LoaderArgs) {
  const callback = safeCallbackPath(url.searchParams.get('callbackUrl'), url.origin);
  return {
    callback,
    messageWaits: isWaitingMessage(callback),
    pellets: pelletTexts.short(await findPelletPlan(context.get(apiContext))),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const callback = safeCallbackPath(url.searchParams.get('callbackUrl'), url.origin);
  return actionResult(await answerRegistration(context.get(apiContext), await request.formData(), callback));
}

export const clientAction = (sent: Route.ClientActionArgs) => keepWithoutConnection(sent, accountTexts.form.offline);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, description: texts.description, path: paths.register() });

export default function Register({ loaderData, actionData: reply }: Route.ComponentProps) {
  const [email, setEmail] = useState(reply?.values['email'] ?? '');
  const [names, setNames] = useState<readonly [string, string]>(['', '']);
  return (
    <AccountFrame
      title={texts.title}
      intro={texts.intro}
      aside={{ title: texts.asideTitle, points: texts.aside(loaderData.pellets) }}
    >
      <AccountChoice here="REGISTER" callback={loaderData.callback} messageWaits={loaderData.messageWaits} />
      <div className="box account-box">
        <AccountForm reply={reply}>
          <ChoiceGroup legend={texts.kind} isInline>
            {SELLER_CHOICES.map((kind) => (
              <RadioRow
                key={kind}
                name="kind"
                value={kind}
                label={texts.kinds[kind]}
                defaultChecked={kind === (reply?.values['kind'] || 'PRIVATE')}
              />
            ))}
          </ChoiceGroup>
          <NameFields values={reply?.values} errors={reply?.errors} onChange={setNames} />
          <EmailField
            label={fields.email}
            name="email"
            autoComplete="username"
            required
            help={texts.emailHelp}
            defaultValue={reply?.values['email'] ?? ''}
            error={reply?.errors['email']}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <NewPasswordField label={fields.password} email={email.trim()} names={names} reply={reply} />
          <ChoiceGroup legend={texts.termsLegend} legendIsHidden help={<TermsNote />} error={reply?.errors['terms']}>
            <CheckboxRow
              name="terms"
              value="ja"
              required
              aria-invalid={reply?.errors['terms'] === undefined ? undefined : true}
              defaultChecked={reply?.values['terms'] === 'ja'}
              label={texts.terms}
            />
          </ChoiceGroup>
          <AccountSubmit>{texts.submit}</AccountSubmit>
        </AccountForm>
      </div>
    </AccountFrame>
  );
}

type Texts = Readonly<Record<string, string>> | undefined;

type NameFieldsProps = {
  values: Texts;
  errors: Texts;
  onChange: (change: (names: readonly [string, string]) => readonly [string, string]) => void;
};

function NameFields({ values, errors, onChange }: NameFieldsProps) {
  return (
    <div className="grid gap-1.5">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-y-5 gap-x-4">
        <TextField
          label={fields.firstName}
          name="firstname"
          autoComplete="given-name"
          required
          maxLength={80}
          defaultValue={values?.['firstname'] ?? ''}
          error={errors?.['firstname']}
          onChange={({ currentTarget: { value } }) => onChange(([, last]) => [value, last])}
        />
        <TextField
          label={fields.lastName}
          name="lastname"
          autoComplete="family-name"
          required
          maxLength={80}
          defaultValue={values?.['lastname'] ?? ''}
          error={errors?.['lastname']}
          onChange={({ currentTarget: { value } }) => onChange(([first]) => [first, value])}
        />
      </div>
      <p className="field-help">{texts.nameHelp}</p>
    </div>
  );
}
