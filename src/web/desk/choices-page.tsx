import type { ChoicesState, EditedChoices } from '#contract/lookups/choices.schemas.ts';
import { type EditableRow, editableRows } from '#domain/lookups/choices/editable-lists.ts';
import { choicesTexts as texts } from '#texts/de/lookups/choices.ts';
import { versionTexts } from '#texts/de/versions/versions.ts';
import { CheckboxRow, ChoiceGroup } from '#ui/fields/choice.tsx';
import { Grid } from '#ui/layout/layout.tsx';
import { Caret } from '#ui/marks/caret.tsx';
import { DoneNotice } from '#web/forms/sending/done-notice.tsx';
import { type FormReply, replyTo } from '#web/forms/form-reply.ts';
import { PageForm } from '#web/forms/page-form.tsx';
import { DeskPart } from './desk-part.tsx';
import { BACK_INTENT, VERSION_FIELD, VersionHistory, byOf, changedLines } from './version-history.tsx';

/** The form that says what is offered, and its checkboxes. */
export const CHOICES_INTENT = 'liste';
export const OFFERED_FIELD = 'zur-wahl';

type ChoicesPageProps = { lists: readonly EditedChoices[]; done: string | null; sent: FormReply | null };

/** The lists of the trade: which of their entries are offered, and what was changed of that. */
export function ChoicesPage({ lists, done, sent }: ChoicesPageProps) {
  return (
    <DeskPart title={texts.title} intro={texts.intro}>
      <DoneNotice>{sent === null && done}</DoneNotice>
      <ul className="grid gap-4">
        {lists.map((one) => (
          <li key={one.list} className="box grid grid-cols-[minmax(0,1fr)] gap-3 p-4 wrap-anywhere">
            <ListPart edited={one} sent={sent} />
          </li>
        ))}
      </ul>
    </DeskPart>
  );
}

type ListPartProps = { edited: EditedChoices; sent: FormReply | null };

function ListPart({ edited: { list, version, state, changes }, sent }: ListPartProps) {
  const rows = editableRows(list);
  const reply = replyTo(sent, { intent: CHOICES_INTENT, about: list });
  const back = replyTo(sent, { intent: BACK_INTENT, about: list });
  return (
    <>
      <h2 className="text-lg">{texts.lists[list]}</h2>
      <p>{texts.offered(rows.length - state.retired.length, rows.length)}</p>
      <details className="admin-more" open={reply !== null || undefined}>
        <summary className="button button-edge" aria-label={texts.editLabel(texts.lists[list])}>
          {texts.edit}
          <Caret className="size-4" />
        </summary>
        <PageForm
          key={version}
          className="admin-form"
          reply={reply}
          intent={CHOICES_INTENT}
          about={list}
          submit={texts.save}
        >
          <input type="hidden" name={VERSION_FIELD} value={version} />
          {groupsOf(rows).map(([group, members]) => (
            <ChoiceGroup key={group} legend={group === '' ? texts.legend : group}>
              <Grid gap={1} least="17rem">
                {members.map(({ id, text }) => (
                  <CheckboxRow
                    key={id}
                    name={OFFERED_FIELD}
                    value={id}
                    label={text}
                    defaultChecked={isOffered(id, { state, reply })}
                  />
                ))}
              </Grid>
            </ChoiceGroup>
          ))}
        </PageForm>
      </details>
      <VersionHistory
        about={list}
        version={version}
        reply={back}
        isOpen={back !== null || reply?.message === versionTexts.stale}
        changes={changes.map((change) => ({
          version: change.version,
          at: change.at,
          by: byOf(change),
          lines: changedLines(linesOf(rows, change.before), linesOf(rows, change.after)),
        }))}
      />
    </>
  );
}

const linesOf = (rows: readonly EditableRow[], { retired }: ChoicesState): [label: string, words: string][] => {
  const names = rows.filter(({ id }) => retired.includes(id)).map(({ text }) => text);
  return [[texts.taken, names.length === 0 ? texts.nothing : names.join(', ')]];
};

const isOffered = (id: number, { state, reply }: { state: ChoicesState; reply: FormReply | null }): boolean =>
  reply ? (reply.values[OFFERED_FIELD] ?? '').split(',').includes(String(id)) : !state.retired.includes(id);

function groupsOf(rows: readonly EditableRow[]): [group: string, members: EditableRow[]][] {
  const groups = new Map<string, EditableRow[]>();
  for (const row of rows) groups.set(row.group ?? '', [...(groups.get(row.group ?? '') ?? []), row]);
  return [...groups];
}
