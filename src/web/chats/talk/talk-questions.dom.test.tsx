import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Chat } from '#contract/chats/chats.schemas.ts';
import type { Question } from './questions.ts';
import { SAMPLE_VIEWER, sampleChat } from '#test/sample-talks.ts';
import { TalkQuestions } from './talk-questions.tsx';

const draw = (question: Question | null, chat: Chat) => (
  <TalkQuestions
    {...{ question, chat, messages: [], viewerId: SAMPLE_VIEWER, error: null }}
    onClose={() => undefined}
    onAnswer={() => Promise.resolve()}
  />
);

test('a question does not turn into its opposite while its answer is under way, but the next one knows better', () => {
  const { rerender } = render(draw('blockieren', sampleChat()));
  const blocked = sampleChat({ isBlocked: 'BY_ME' });
  rerender(draw('blockieren', blocked));
  expect(screen.getByRole('button', { name: 'Blockieren' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Nicht mehr blockieren' })).toBeNull();
  rerender(draw(null, blocked));
  rerender(draw('blockieren', blocked));
  expect(screen.getByRole('button', { name: 'Nicht mehr blockieren' })).toBeTruthy();
});
