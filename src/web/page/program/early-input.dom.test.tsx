import { render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { type EarlyInput, takeEarlyInput } from './early-input.ts';

afterEach(() => {
  globalThis.takeEarlyInput = undefined;
});

/** A form that says what React heard. */
function Form({ heard }: { heard: (what: string) => void }) {
  const [text, setText] = useState('');
  return (
    <>
      <input
        aria-label="Titel"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          heard(`Titel ${event.target.value}`);
        }}
      />
      <input type="checkbox" aria-label="Buche" onChange={(event) => heard(`Buche ${event.target.checked}`)} />
      <select aria-label="Einheit" onChange={(event) => heard(`Einheit ${event.target.value}`)}>
        <option>rm</option>
        <option>fm</option>
      </select>
      <button type="button" onClick={() => heard('Knopf')}>
        Zeigen
      </button>
      <button type="button" popoverTarget="etwas" onClick={() => heard('Fenster')}>
        Öffnen
      </button>
    </>
  );
}

const typedByBrowser = (field: HTMLInputElement, value: string): void => {
  Reflect.set(HTMLInputElement.prototype, 'value', value, field);
};

test('what was done before is heard in its order, once, with the values that stand in the fields', () => {
  const heard: string[] = [];
  const { container } = render(<Form heard={(what) => heard.push(what)} />);
  const [title, beech] = container.querySelectorAll('input');
  const [unit] = container.querySelectorAll('select');
  const [button, popover] = container.querySelectorAll('button');
  if (!title || !beech || !unit || !button || !popover) throw new Error('The form is not there.');
  typedByBrowser(title, 'Buche trocken');
  Reflect.set(HTMLInputElement.prototype, 'checked', true, beech);
  unit.value = 'fm';
  const early: EarlyInput[] = [
    { kind: 'change', element: title },
    { kind: 'change', element: beech },
    { kind: 'change', element: unit },
    { kind: 'tap', element: button },
    { kind: 'tap', element: popover },
  ];
  globalThis.takeEarlyInput = () => early;

  const repeat = takeEarlyInput();
  repeat();
  repeat();

  expect(heard).toEqual(['Titel Buche trocken', 'Buche true', 'Einheit fm', 'Knopf']);
  expect([title.value, beech.checked, unit.value]).toEqual(['Buche trocken', true, 'fm']);
});

test('a page whose program came at once has nothing to repeat', () => {
  expect(() => takeEarlyInput()()).not.toThrow();
});
