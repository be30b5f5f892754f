import { data } from 'react-router';
import { isResponseError } from '#contract/api-errors.ts';
import { getAdvertBlock, objectToBlock } from '#contract/moderation.ts';
import type { AdvertBlock } from '#contract/moderation.schemas.ts';
import { paths } from '#contract/paths.ts';
import { formatDate } from '#domain/format/dates.ts';
import { objectionTexts as texts } from '#texts/de/moderation.ts';
import { Badge } from '#ui/badge.tsx';
import { LinkButton } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextArea } from '#ui/text-field.tsx';
import { requireSignedIn } from '#web/accounts/route-rules.ts';
import { apiContext } from '#web/api-context.ts';
import { invalidPath } from '#web/shell/not-found.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/objection.route.ts';
import { type CaseReply, gapsOf, keepWithoutConnection, lengthError, refusedBy, typed } from './case-form.ts';
import { CaseForm, CaseFrame } from './case-frame.tsx';
import { FINDING_TONES } from './finding-tones.ts';
import './moderation.css';

const CONTENT = { min: 10, max: 2000 };

export async function loader({ url, params, context }: Route.LoaderArgs) {
  requireSignedIn(context, url);
  try {
    return await context.get(apiContext).call(getAdvertBlock, { advertId: params.advert });
  } catch (error) {
    if (isResponseError(error) && error.status < 500) throw invalidPath(url);
    throw error;
  }
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  requireSignedIn(context, url);
  const content = typed(await request.formData(), 'content');
  const error = lengthError(content, CONTENT, { tooShort: texts.contentTooShort, tooLong: texts.contentTooLong });
  const gaps = gapsOf(error === null ? {} : { content: error }, { content }, texts.contentTooShort);
  if (gaps !== null) return data(gaps.reply, { status: gaps.status });
  try {
    await context.get(apiContext).call(objectToBlock, { advertId: params.advert, objectionDto: { content } });
    return data(null);
  } catch (failure) {
    const { reply, status } = refusedBy(failure, { content }, texts.failed);
    return data(reply, { status });
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepWithoutConnection(serverAction, texts.offline);

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, isHiddenFromSearch: true });

export default function ObjectToBlock({ loaderData: block, actionData }: Route.ComponentProps) {
  const isOpen = block.objections.some(({ status }) => status === 'OPEN');
  return (
    <CaseFrame title={texts.title} intro={texts.intro(block.title)}>
      {!block.isBlocked && <Notice kind="success">{texts.notBlocked}</Notice>}
      {block.isBlocked && <Statement block={block} />}
      {isOpen && (
        <Notice kind="info" isLive>
          {texts.sent}
        </Notice>
      )}
      {block.isBlocked && !isOpen && <ObjectionForm reply={actionData ?? null} />}
      {block.objections.length > 0 && <Objections block={block} />}
      <div className="flex flex-wrap gap-2">
        <LinkButton href={paths.editFacts(block.advertId)}>{texts.edit}</LinkButton>
        <LinkButton href={paths.myAdverts()}>{texts.mine}</LinkButton>
      </div>
    </CaseFrame>
  );
}

function Statement({ block: { statement } }: { block: AdvertBlock }) {
  if (statement === null) return <Notice kind="warning">{texts.noStatement}</Notice>;
  const { at, fact, ground, groundText } = statement;
  return (
    <section className="box case-part" aria-labelledby="begruendung">
      <h2 id="begruendung">{texts.statement}</h2>
      <dl className="case-statement">
        <div>
          <dt>{texts.since}</dt>
          <dd>{formatDate(at)}</dd>
        </div>
        <div>
          <dt>{texts.fact}</dt>
          <dd className="case-words">{fact}</dd>
        </div>
        <div>
          <dt>{texts.ground}</dt>
          <dd>{texts.groundOf(ground, groundText)}</dd>
        </div>
      </dl>
      <p className="text-sm text-ink-soft">{texts.scope}</p>
    </section>
  );
}

function ObjectionForm({ reply }: { reply: CaseReply | null }) {
  return (
    <section className="case-part" aria-labelledby="widersprechen">
      <h2 id="widersprechen">{texts.object}</h2>
      <CaseForm reply={reply} submit={texts.submit}>
        <TextArea
          label={texts.content}
          name="content"
          required
          rows={5}
          help={texts.contentHelp}
          defaultValue={reply?.values['content'] ?? ''}
          error={reply?.errors['content']}
        />
        <p className="text-sm text-ink-soft">{texts.courts}</p>
      </CaseForm>
    </section>
  );
}

function Objections({ block: { objections } }: { block: AdvertBlock }) {
  return (
    <section className="case-part" aria-labelledby="widersprueche">
      <h2 id="widersprueche">{texts.earlier}</h2>
      <ul className="case-list">
        {objections.map(({ id, content, status, createdAt, decision }) => (
          <li key={id} className="case-entry">
            <p className="case-entry-head">
              <Badge tone={FINDING_TONES[status]}>{texts.states[status]}</Badge>
              <span className="text-sm text-ink-soft">{formatDate(createdAt)}</span>
            </p>
            <p className="case-words">{content}</p>
            {decision !== '' && <p className="case-words text-sm">{texts.answer(decision)}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
