import type { Api } from '#contract/api.ts';
import { listBadges } from '#contract/proofs/proofs.ts';
import type { ProofBadge } from '#contract/proofs/proofs.schemas.ts';
import { formatDate, monthShortName } from '#domain/format/dates.ts';
import { viennaTime } from '#domain/format/vienna-time.ts';
import { type ProofKind, isConfirmed } from '#domain/proofs/proofs.ts';
import { proofTexts } from '#texts/de/proofs/proofs.ts';

const { badges: texts } = proofTexts;

/** Badges in words: made on the server, so that no page carries the words of every kind. */
export type BadgeView = {
  kind: ProofKind;
  label: string;
  isConfirmed: boolean;
  /** When it was checked, as the line says it: "Nov. 2026". */
  month: string;
  lines: string[];
  sourceUrl: string | null;
};
/** `shown` is the line: what was confirmed, and one mark for all numbers of which only the form is known. */
export type BadgesView = {
  shown: { label: string; isConfirmed: boolean; month?: string }[];
  title: string;
  open: string;
  note: string;
  source: string;
  badges: BadgeView[];
};

/** The badges of a seller; null without one. The page is worth having without them. */
export async function loadBadges(api: Api, userId: string): Promise<BadgesView | null> {
  const found = await api.call(listBadges, { userId }).catch(() => null);
  if (found === null || found.badges.length === 0) return null;
  const { title, open, note, source } = texts;
  const badges = found.badges.map(viewOf).toSorted(byWeight);
  return { title, open, note, source, badges, shown: inLine(badges) };
}

/** What was confirmed stands first. */
const byWeight = (one: BadgeView, other: BadgeView): number => Number(other.isConfirmed) - Number(one.isConfirmed);

function inLine(badges: readonly BadgeView[]): BadgesView['shown'] {
  const forms = badges.filter(({ isConfirmed: isMore }) => !isMore);
  if (forms.length < 2)
    return badges.map(({ label, month, isConfirmed: isMore }) => ({ label, month, isConfirmed: isMore }));
  const confirmed = badges.filter(({ isConfirmed: isMore }) => isMore);
  return [
    ...confirmed.map(({ label, month }) => ({ label, month, isConfirmed: true })),
    { label: texts.forms(forms.length), isConfirmed: false },
  ];
}

function shortMonthOf(moment: string): string {
  const { month, year } = viennaTime(moment);
  return `${monthShortName(month)} ${year}`;
}

function viewOf(badge: ProofBadge): BadgeView {
  const { kind, number, registeredName, checkedAt, expiresAt, sourceUrl } = badge;
  return {
    kind,
    label: texts.label(badge),
    isConfirmed: isConfirmed(badge.level),
    month: shortMonthOf(checkedAt),
    lines: [
      texts.how(badge),
      ...(number === null ? [] : [texts.number(number)]),
      ...(registeredName === null ? [] : [texts.registeredName(registeredName)]),
      texts.when(formatDate(checkedAt), formatDate(expiresAt)),
    ],
    sourceUrl,
  };
}
