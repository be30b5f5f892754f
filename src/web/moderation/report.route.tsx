import { data } from 'react-router';
import { paths } from '#contract/paths.ts';
import { REPORT_REASONS } from '#domain/adverts/report-reasons.ts';
import { moderationRefusals, reportTexts as texts } from '#texts/de/moderation.ts';
import { LinkButton } from '#ui/button.tsx';
import { CheckboxRow, ChoiceGroup, RadioRow } from '#ui/choice.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { apiContext, pageContext } from '#web/api-context.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/report.route.ts';
import { type CaseReply, keepWithoutConnection } from './case-form.ts';
import { CaseForm, CaseFrame } from './case-frame.tsx';
import { loadReported } from './load-reported.ts';
import { answerReport, isSent } from './report-form.ts';
import './moderation.css';

export const loader = ({ url, params, context }: Route.LoaderArgs) =>
  loadReported(context.get(apiContext), params.advert, { url, page: context.get(pageContext) });

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const page = context.get(pageContext);
  const { id, pageUrl } = await loadReported(api, params.advert, { url, page });
  const advert = { id, pageUrl, isSignedIn: page.viewer !== null };
  const { reply, status } = await answerReport(api, await request.formData(), advert);
  return data(reply, { status });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepWithoutConnection(serverAction, texts.offline);

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: texts.title,
    path: loaderData ? paths.reportAdvert(loaderData.id) : undefined,
    isHiddenFromSearch: true,
  });

export default function ReportAdvert({ loaderData: advert, actionData }: Route.ComponentProps) {
  const back = <LinkButton href={paths.advert(advert.slug)}>{texts.back}</LinkButton>;
  if (advert.isMine) {
    return (
      <CaseFrame title={texts.title}>
        <Notice kind="info">{moderationRefusals.ownAdvert}</Notice>
        <div>
          <LinkButton href={paths.sharedAdvert(advert.id)}>{texts.back}</LinkButton>
        </div>
      </CaseFrame>
    );
  }
  if (actionData && isSent(actionData)) {
    return (
      <CaseFrame title={texts.doneTitle}>
        <Notice kind="success" isLive>
          {texts.done(actionData.sentTo)}
        </Notice>
        <div>{back}</div>
      </CaseFrame>
    );
  }
  const reply = actionData ?? null;
  return (
    <CaseFrame title={texts.title} intro={texts.intro(advert.title)}>
      <p className="case-address">
        <span className="text-xs text-ink-soft">{texts.address}</span>
        <a href={paths.advert(advert.slug)}>{advert.pageUrl}</a>
      </p>
      <CaseForm reply={reply} submit={texts.submit} sending={texts.sending}>
        <ReasonField reply={reply} />
        <TextArea
          label={texts.content}
          name="content"
          required
          rows={5}
          help={texts.contentHelp}
          defaultValue={reply?.values['content'] ?? ''}
          error={reply?.errors['content']}
        />
        {advert.account === null ? <Reporter reply={reply} /> : <p>{texts.asAccount(advert.account)}</p>}
        <ChoiceGroup legend={texts.goodFaithLegend} legendIsHidden error={reply?.errors['goodFaith']}>
          <CheckboxRow
            name="goodFaith"
            value="ja"
            required
            aria-invalid={reply?.errors['goodFaith'] === undefined ? undefined : true}
            defaultChecked={reply?.values['goodFaith'] === 'ja'}
            label={texts.goodFaith}
          />
        </ChoiceGroup>
      </CaseForm>
    </CaseFrame>
  );
}

type Fields = { reply: CaseReply | null };

function ReasonField({ reply }: Fields) {
  const error = reply?.errors['reason'];
  return (
    <ChoiceGroup legend={texts.reason} error={error}>
      {REPORT_REASONS.map((reason) => (
        <RadioRow
          key={reason}
          name="reason"
          value={reason}
          required
          aria-invalid={error === undefined ? undefined : true}
          defaultChecked={reply?.values['reason'] === reason}
          label={
            <>
              <b className="case-reason">{texts.reasons[reason]}</b>
              <span className="case-reason-help">{texts.reasonHelp[reason]}</span>
            </>
          }
        />
      ))}
    </ChoiceGroup>
  );
}

function Reporter({ reply }: Fields) {
  return (
    <div className="case-pair">
      <TextField
        label={texts.name}
        name="name"
        autoComplete="name"
        required
        maxLength={80}
        defaultValue={reply?.values['name'] ?? ''}
        error={reply?.errors['name']}
      />
      <TextField
        label={texts.email}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        help={texts.emailHelp}
        defaultValue={reply?.values['email'] ?? ''}
        error={reply?.errors['email']}
      />
    </div>
  );
}
