import { formatDate } from '#domain/format/dates.ts';
import { CLOSE_REASONS } from '#domain/requests/request.ts';
import type { OwnRequest } from '#contract/requests/requests.schemas.ts';
import { paths } from '#contract/paths.ts';
import { requestPaths } from '#contract/requests/request-paths.ts';
import { requestFacts } from '#texts/de/requests/request-facts.ts';
import { ownRequestTexts as texts } from '#texts/de/requests/own-requests.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { Badge } from '#ui/marks/badge.tsx';
import { PageForm, SubmitButton } from '#web/forms/page-form.tsx';

/** An own Gesuch with its state and what can be done with it; `isHidden` while its account ends. */
export function OwnRequestRow({ item, isHidden = false }: { item: OwnRequest; isHidden?: boolean }) {
  const isShown = item.state === 'OPEN' && !isHidden;
  return (
    <Stack as="article" gap={3} className="box">
      <Cluster gap={2}>
        <Badge tone={isShown ? 'checked' : 'neutral'}>
          {item.state === 'OPEN' && isHidden ? texts.hidden : texts.states[item.state]}
        </Badge>
        <span className="text-sm text-ink-soft">{stateWords(item)}</span>
      </Cluster>
      <h2 className="text-lg leading-snug wrap-anywhere">
        <a href={paths.request(item.slug)}>{item.title}</a>
      </h2>
      {requestFacts(item).map((line) => (
        <p key={line} className="text-sm wrap-anywhere">
          {line}
        </p>
      ))}
      {item.removedReason !== null && <p className="wrap-anywhere">{texts.removedBecause(item.removedReason)}</p>}
      <p className="text-sm">
        <a href={paths.request(item.slug)}>{texts.offers(item.offerCount, item.openOfferCount)}</a>
        {` · ${texts.told(item.toldCount)}`}
      </p>
      {item.state !== 'REMOVED' && <Acts item={item} />}
      <Deletion item={item} />
    </Stack>
  );
}

function stateWords(item: OwnRequest): string {
  if (item.closeReason !== null) return texts.reasons[item.closeReason];
  const day = formatDate(item.expiresAt);
  if (item.state === 'OPEN') return texts.until(day);
  return item.state === 'EXPIRED' ? texts.endedOn(day) : '';
}

function Acts({ item }: { item: OwnRequest }) {
  const isOpen = item.state === 'OPEN';
  return (
    <>
      <Cluster gap={2}>
        {isOpen && <LinkButton href={requestPaths.editRequest(item.slug)}>{texts.edit}</LinkButton>}
        <PageForm intent="verlaengern" about={item.id} isApart keepsScroll>
          <SubmitButton>{isOpen ? texts.renew : texts.again}</SubmitButton>
        </PageForm>
      </Cluster>
      {item.state !== 'CLOSED' && (
        <details>
          <summary className="cursor-pointer py-2">{texts.close}</summary>
          <PageForm about={item.id} keepsScroll className="grid gap-2 pt-1">
            <p>{texts.closeTitle}</p>
            <Cluster gap={2}>
              {CLOSE_REASONS.map((reason) => (
                <SubmitButton key={reason} intent={reason}>
                  {texts.closeButtons[reason]}
                </SubmitButton>
              ))}
            </Cluster>
          </PageForm>
        </details>
      )}
    </>
  );
}

function Deletion({ item }: { item: OwnRequest }) {
  return (
    <details>
      <summary className="cursor-pointer py-2">{texts.delete}</summary>
      <PageForm intent="loeschen" about={item.id} isApart className="grid justify-items-start gap-2 pt-1">
        <p>{texts.deleteTitle}</p>
        <SubmitButton variant="danger">{texts.deleteSubmit}</SubmitButton>
      </PageForm>
    </details>
  );
}
