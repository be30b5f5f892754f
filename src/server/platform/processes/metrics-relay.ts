import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { isWebProcess } from './web-process-role.ts';

/** What one process measured, as its library writes it. */
export type Measured = unknown[];

const Message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('measure all'), id: z.string() }),
  z.object({ kind: z.literal('measure'), id: z.string() }),
  z.object({ kind: z.literal('measured'), id: z.string(), measured: z.array(z.unknown()) }),
  z.object({ kind: z.literal('measured all'), id: z.string(), parts: z.array(z.array(z.unknown())) }),
]);
type Message = z.infer<typeof Message>;

/** A process that is just being replaced answers nothing. */
const ANSWER_WITHIN_IN_MS = 1_000;

/** Answers the main process when it asks for this one's figures, and asks it for those of all. Alone, there are the own ones. */
export function createMeasuredReader(measureOwn: () => Promise<Measured>): {
  readAll: () => Promise<Measured[]>;
  close: () => void;
} {
  if (!isWebProcess()) return { readAll: async () => [await measureOwn()], close: () => undefined };
  const waiting = new Map<string, (parts: Measured[]) => void>();
  const say = (message: Message): void => void process.send?.(message);
  const listen = (received: unknown): void => {
    const { data: message } = Message.safeParse(received);
    if (message?.kind === 'measure')
      void measureOwn().then((measured) => say({ kind: 'measured', id: message.id, measured }));
    if (message?.kind !== 'measured all') return;
    waiting.get(message.id)?.(message.parts);
    waiting.delete(message.id);
  };
  process.on('message', listen);
  return {
    readAll: () => {
      const id = randomUUID();
      say({ kind: 'measure all', id });
      return new Promise((resolve) => waiting.set(id, resolve));
    },
    close: () => void process.off('message', listen),
  };
}

/**
 * Lets the main process collect the figures of all its web processes, and its own, when one of them asks. Each is given to
 * the returned function.
 */
export function createMeasuredRelay(measureOwn: () => Measured): (child: ChildProcess) => void {
  const children = new Set<ChildProcess>();
  const collecting = new Map<string, { parts: Measured[]; wanted: number; end: () => void }>();
  const say = (child: ChildProcess, message: Message): void => {
    // Without a callback a process that has just ended would end this one.
    if (child.connected) child.send(message, () => undefined);
  };

  const collect = (asker: ChildProcess, id: string): void => {
    const parts: Measured[] = [measureOwn()];
    const end = (): void => {
      clearTimeout(timer);
      if (collecting.delete(id)) say(asker, { kind: 'measured all', id, parts });
    };
    const timer = setTimeout(end, ANSWER_WITHIN_IN_MS).unref();
    collecting.set(id, { parts, wanted: parts.length + children.size, end });
    for (const child of children) say(child, { kind: 'measure', id });
  };

  return (child) => {
    children.add(child);
    child.once('exit', () => children.delete(child));
    child.on('message', (received: unknown) => {
      const { data: message } = Message.safeParse(received);
      if (message?.kind === 'measure all') collect(child, message.id);
      if (message?.kind !== 'measured') return;
      const collected = collecting.get(message.id);
      collected?.parts.push(message.measured);
      if (collected?.parts.length === collected?.wanted) collected?.end();
    });
  };
}
