import { DAY_IN_MS } from '#domain/durations.ts';
import { countPermissions } from '#domain/accounts/permissions.ts';
import { CHECK_DAYS } from '#domain/adverts/availability/confirmation.ts';
import type { AdvertCheck, AnswerCheckDto } from '#contract/adverts/availability/availability.schemas.ts';
import { checkTexts } from '#texts/de/adverts/availability/check.ts';
import { secretsOf } from '#server/platform/config.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { isOnlineAt, rowStatusAt } from '#server/adverts/advert-row.ts';
import { advertNotFound } from '#server/adverts/adverts.problems.ts';
import { setRemainingQuantity } from '#server/adverts/edit/advert-quantity.service.ts';
import { type Actor, changeOwnAdvert } from '#server/adverts/life/advert-status.service.ts';
import { listOwnerPermissions } from '#server/adverts/own/own-adverts.repository.ts';
import { readCheckToken } from './check-token.ts';
import { type OpenCheck, endQuestion, findCheckedSeller, isAdvertOf, listOpenChecks } from './checks.repository.ts';
import { confirmKeys, confirmOwnAdvert } from './confirm.service.ts';

type Asked = { actor: Actor; askedAt: Date; open: OpenCheck[] };

/** What a mail asks about and is not answered. @throws advert.check-unknown (400), advert.check-over (410) */
export async function getAdvertCheck(context: Context, { token }: { token: string }): Promise<AdvertCheck> {
  return present(context, await readAsked(context, token));
}

/**
 * Carries out an answer. What is answered already stays as it is, so that a repeated or a replayed answer changes nothing.
 * @throws advert.check-unknown (400), advert.check-over (410), advert.not-found (404), advert.quantity-not-lower (422),
 * advert.not-publishable (422), advert.is-… (409)
 */
export async function answerCheck(context: Context, dto: AnswerCheckDto): Promise<AdvertCheck> {
  const asked = await readAsked(context, dto.token);
  const { advertId } = dto;
  if (!advertId) {
    if (dto.answer !== 'THERE') throw refused('answer', checkTexts.refusals.onlyThere);
    await confirmAll(context, asked);
  } else {
    const about = asked.open.find(({ id }) => id === advertId.toLowerCase());
    if (about) await applyAnswer(context, asked.actor, about, dto);
    else if (!(await isAdvertOf(context.db, asked.actor.key, advertId))) throw advertNotFound();
  }
  return present(context, { ...asked, open: await listOpenChecks(context.db, asked.actor.key, asked.askedAt) });
}

async function readAsked(context: Context, token: string): Promise<Asked> {
  const asked = readCheckToken(token, secretsOf(context.config));
  if (asked === null) throw problem(400, 'advert.check-unknown', checkTexts.refusals.unknown);
  const { askedAt } = asked;
  if (context.clock().getTime() > askedAt.getTime() + CHECK_DAYS.linkLasts * DAY_IN_MS) {
    throw problem(410, 'advert.check-over', checkTexts.refusals.over);
  }
  const seller = await findCheckedSeller(context.db, asked.userId);
  if (seller === null || seller.is_hidden) throw problem(410, 'advert.check-over', checkTexts.refusals.over);
  const granted = await listOwnerPermissions(context.db, seller.key);
  const { permissions } = countPermissions(granted, { hasSecondFactor: false });
  const open = await listOpenChecks(context.db, seller.key, askedAt);
  return { actor: { key: seller.key, id: seller.id, permissions }, askedAt, open };
}

async function confirmAll(context: Context, { actor, open }: Asked): Promise<void> {
  const now = context.clock();
  const isOnline = (row: OpenCheck) => isOnlineAt(row, now);
  await confirmKeys(context.db, { userKey: actor.key, keys: open.filter(isOnline).map(({ key }) => key), now });
  for (const { id } of open.filter((one) => !isOnline(one))) await confirmOwnAdvert(context, actor, id);
}

async function applyAnswer(context: Context, actor: Actor, { id: advertId, status }: OpenCheck, dto: AnswerCheckDto) {
  switch (dto.answer) {
    case 'THERE':
      await confirmOwnAdvert(context, actor, advertId);
      return;
    case 'LESS':
      if (typeof dto.quantity !== 'number') throw refused('quantity', checkTexts.refusals.quantityMissing);
      await setRemainingQuantity(context, actor, { advertId, quantity: dto.quantity });
      if (status !== 'ACTIVE') await confirmOwnAdvert(context, actor, advertId);
      return;
    case 'SOLD':
      await changeOwnAdvert(context, {
        advertId,
        event: 'DELETE',
        actor,
        deleteType: dto.deleteType ?? 'SOLD_ELSEWHERE',
      });
      return;
    case 'PAUSE':
      await changeOwnAdvert(context, { advertId, event: 'PAUSE', actor });
      await endQuestion(context.db, { userKey: actor.key, advertId });
  }
}

const present = (context: Context, { open }: Asked): AdvertCheck => ({
  open: open.map(({ id, title, slug, status, expires_at: expiresAt, unit, unit_quantity: unitQuantity, last }) => ({
    id,
    title,
    slug,
    status: rowStatusAt({ status, expires_at: expiresAt }, context.clock()),
    unit,
    unitQuantity,
    confirmedAt: last?.toISOString() ?? null,
  })),
});

const problem = (status: number, code: string, message: string): Problem => new Problem({ status, code, message });

const refused = (path: string, message: string): Problem =>
  new Problem({ status: 422, code: 'request.invalid', message, errors: [{ path, message }] });
