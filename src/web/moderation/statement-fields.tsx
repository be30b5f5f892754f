import { BLOCK_GROUNDS } from '#domain/moderation/report-reasons.ts';
import { moderationTexts } from '#texts/de/moderation/moderation.ts';
import { ChoiceGroup, RadioRow } from '#ui/fields/choice.tsx';
import { TextArea, TextField } from '#ui/fields/text-field.tsx';
import { fieldsOf } from '#web/forms/form-fields.ts';
import type { FormReply } from '#web/forms/form-reply.ts';

const { decisions: texts, grounds } = moderationTexts;

/** Fact, ground and place of a statement of reasons (DSA Art. 17). */
export function StatementFields({ reply, factHelp = texts.factHelp }: { reply: FormReply | null; factHelp?: string }) {
  const { text } = fieldsOf(reply);
  return (
    <>
      <TextArea label={texts.fact} rows={4} help={factHelp} {...text('fact')} />
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
      <TextField label={texts.groundText} maxLength={300} help={texts.groundTextHelp} {...text('groundText')} />
    </>
  );
}
