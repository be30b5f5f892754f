import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProblemList } from './problem-list.tsx';

test('a list of errors, which takes the focus, is named by its title and no alert on top of that', () => {
  const notes = { title: 'Bitte gib einen Titel an.' };
  render(<ProblemList title="Eine Angabe passt noch nicht" notes={notes} advertRef={null} step={1} isError />);
  expect(screen.getByRole('group', { name: 'Eine Angabe passt noch nicht' }).tabIndex).toBe(-1);
  expect(screen.queryByRole('alert')).toBeNull();
});
