import { BLOCK_GROUNDS } from '#domain/adverts/report-reasons.ts';
import { moderationTexts } from '#texts/de/moderation.ts';
import { ChoiceGroup, RadioRow } from '#ui/choice.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import type { CaseReply } from './case-form.ts';

const { decisions: texts, grounds } = moderationTexts;

/** Fact, ground and place of a statement of reasons (DSA Art. 17). */
export function StatementFields({ reply, factHelp = texts.factHelp }: { reply: CaseReply | null; factHelp?: string }) {
  return (
    <>
      <TextArea
        label={texts.fact}
        name="fact"
        rows={4}
        help={factHelp}
        defaultValue={reply?.values['fact'] ?? ''}
        error={reply?.errors['fact']}
      />
      <ChoiceGroup legend={texts.ground}>
        {BLOCK_GROUNDS.map((ground) => (
          <RadioRow
            key={ground}
            name="ground"
            value={ground}
            defaultChecked={(reply?.values['ground'] || 'TERMS') === ground}
            label={grounds[ground]}
          />
        ))}
      </ChoiceGroup>
      <TextField
        label={texts.groundText}
        name="groundText"
        maxLength={300}
        help={texts.groundTextHelp}
        defaultValue={reply?.values['groundText'] ?? ''}
        error={reply?.errors['groundText']}
      />
    </>
  );
}
