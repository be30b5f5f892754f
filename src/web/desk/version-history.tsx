import { formatDateTime } from '#domain/format/dates.ts';
import { versionTexts as texts } from '#texts/de/versions/versions.ts';
import { Caret } from '#ui/marks/caret.tsx';
import { typed } from '#web/forms/form-data.ts';
import type { FormReply } from '#web/forms/form-reply.ts';
import { PageForm } from '#web/forms/page-form.tsx';

/** The form that takes a change back, and the field that says which. */
export const BACK_INTENT = 'zurueck';
export const CHANGE_FIELD = 'aenderung';
export const VERSION_FIELD = 'stand';

/** The change that a form takes back; undefined where it is none of these. */
export const changeToTakeBack = <Change extends { version: number }>(
  form: FormData,
  changes: readonly Change[] = [],
): Change | undefined => changes.find(({ version }) => String(version) === typed(form, CHANGE_FIELD));

type ChangedLine = { label: string; before: string; after: string };
type ShownChange = { version: number; at: string; by: string; lines: readonly ChangedLine[] };

/** Who made a change: the name, or of a deleted account the end of its id. */
export const byOf = ({ actor, actorName }: { actor: string; actorName: string }): string =>
  actorName || actor.slice(-12);

/** The lines that a change made different, by the words that a state is said in. */
export function changedLines(before: readonly [string, string][], after: readonly [string, string][]): ChangedLine[] {
  const was = new Map(before);
  return after.flatMap(([label, words]) => {
    const earlier = was.get(label) ?? '';
    return earlier === words ? [] : [{ label, before: earlier, after: words }];
  });
}

type VersionHistoryProps = {
  /** The name of the thing, for the forms. */
  about: string;
  /** The version that counts now. */
  version: number;
  changes: readonly ShownChange[];
  reply: FormReply | null;
  isOpen: boolean;
};

/** What was changed, the newest first, each with the way back to the state before it. */
export function VersionHistory({ about, version, changes, reply, isOpen }: VersionHistoryProps) {
  return (
    <details className="admin-more" open={isOpen || undefined}>
      <summary className="button button-edge">
        {texts.history(changes.length)}
        <Caret className="size-4" />
      </summary>
      {changes.length === 0 ? (
        <p className="mt-1 text-ink-soft">{texts.noChanges}</p>
      ) : (
        <ol className="word-history mt-1 grid gap-4">
          {changes.map((change) => (
            <li key={change.version}>
              <p>
                <b>{texts.change(change.version)}</b>{' '}
                <span className="text-sm text-ink-soft">
                  {formatDateTime(change.at)}, {change.by}
                </span>
              </p>
              <dl className="grid gap-1">
                {change.lines.map(({ label, before, after }) => (
                  <div key={label} className="grid gap-x-4 md:grid-cols-[10rem_minmax(0,1fr)]">
                    <dt className="text-ink-soft">{label}</dt>
                    <dd className="whitespace-pre-line">
                      <del className="text-ink-soft">{before}</del>
                      {`${before}${after}`.includes('\n') ? '\n' : ' '}→ <ins className="no-underline">{after}</ins>
                    </dd>
                  </div>
                ))}
              </dl>
              <PageForm
                className="admin-form"
                reply={reply?.values[CHANGE_FIELD] === String(change.version) ? reply : null}
                intent={BACK_INTENT}
                about={about}
                submit={texts.back(change.version - 1)}
                variant="text"
              >
                <input type="hidden" name={CHANGE_FIELD} value={change.version} />
                <input type="hidden" name={VERSION_FIELD} value={version} />
              </PageForm>
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}
