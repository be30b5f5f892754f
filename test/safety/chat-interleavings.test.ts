import { expect, test } from 'vitest';
import type { Chat, ChatEvent, Message, MessagePage } from '#contract/chats/chats.schemas.ts';
import { type ChatsState, applyEvent, withMessage, withNewestPage, withTalk } from '#web/chats/store/chat-state.ts';

/**
 * Two tabs, a server and a network that delays, drops, breaks and repeats, seeded: once the network recovers, both tabs
 * show what the server has, in its order, each message once.
 */

const RUNS = 10_000;
const CHAT = 'chat';
const PEOPLE = ['seller', 'buyer'] as const;
type Person = (typeof PEOPLE)[number];

/** A small generator (mulberry32), so that a failing run can be repeated by its seed. */
function createDice(seed: number): { below: (limit: number) => number; happens: (share: number) => boolean } {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { below: (limit) => Math.floor(next() * limit), happens: (share) => next() < share };
}
type Dice = ReturnType<typeof createDice>;

/** What the server promises: messages numbered in the order of arrival, the same id once, events numbered per person. */
function createServerModel() {
  const log: Message[] = [];
  const feeds: Record<Person, { oldest: number; events: ChatEvent[] }> = {
    seller: { oldest: 1, events: [] },
    buyer: { oldest: 1, events: [] },
  };
  return {
    log,
    feeds,
    add: (id: string, senderId: Person): Message => {
      const known = log.find((message) => message.id === id);
      if (known) return known;
      const seq = log.length + 1;
      const timestamp = new Date(0).toISOString();
      const message: Message = { id, chatId: CHAT, senderId, text: id, image: null, timestamp, status: 'UNREAD', seq };
      log.push(message);
      for (const person of PEOPLE)
        feeds[person].events.push({
          kind: 'message',
          chatId: CHAT,
          message,
          unreadCount: 0,
          unreadTotal: 0,
          position: seq,
        });
      return message;
    },
    newestPage: (size: number): MessagePage => {
      const items = log.slice(-size);
      const totalElements = log.length;
      const hasEarlier = totalElements > items.length;
      return { page: 0, items, pageSize: size, totalPages: 1, totalElements, size: items.length, hasEarlier };
    },
  };
}
type ServerModel = ReturnType<typeof createServerModel>;

type Connection = { position: number; underWay: ChatEvent[] };

type Tab = {
  person: Person;
  state: ChatsState;
  outbox: string[];
  lastEventId: number | null;
  connection: Connection | null;
  /** Answers on their way, in any order. */
  answers: (() => void)[];
  pagesAsked: number;
};

const chatOf = (person: Person): Chat => ({
  id: CHAT,
  sellerUserId: 'seller',
  buyerUserId: 'buyer',
  deletedBySeller: false,
  deletedByBuyer: false,
  status: 'READ',
  itemTitle: '',
  publicItemId: '',
  createdAt: new Date(0).toISOString(),
  updatedAt: new Date(0).toISOString(),
  thumbnail: null,
  role: person === 'seller' ? 'SELLER' : 'BUYER',
});

const newTab = (person: Person): Tab => ({
  person,
  state: withTalk({ chats: [chatOf(person)], talks: {}, unreadTotal: 0 }, CHAT, { status: 'LOADING' }),
  outbox: [],
  lastEventId: null,
  connection: null,
  answers: [],
  pagesAsked: 0,
});

type World = { dice: Dice; server: ServerModel; tabs: readonly Tab[]; written: number };

/**
 * The page is read now and arrives later, when the stream may have delivered more; only the last requested one counts.
 */
function askForPage({ dice, server }: World, tab: Tab): void {
  const page = server.newestPage(1 + dice.below(6));
  tab.pagesAsked += 1;
  const turn = tab.pagesAsked;
  tab.answers.push(() => {
    if (turn !== tab.pagesAsked) return;
    tab.state = withNewestPage(tab.state, CHAT, page);
  });
}

function connect(world: World, tab: Tab): void {
  const { oldest, events } = world.server.feeds[tab.person];
  const latest = oldest + events.length - 1;
  const canResume = tab.lastEventId !== null && tab.lastEventId >= oldest - 1;
  tab.connection = { position: canResume ? (tab.lastEventId ?? 0) : latest, underWay: [] };
  if (canResume) return;
  tab.lastEventId = latest;
  askForPage(world, tab);
}

/** The server puts what is new on the wire. */
function pump({ server }: World, tab: Tab): void {
  const { connection } = tab;
  if (!connection) return;
  const { oldest, events } = server.feeds[tab.person];
  const next = events[connection.position + 1 - oldest];
  if (!next) return;
  connection.underWay.push(next);
  connection.position += 1;
}

/** The tab receives the first item in transit; a browser may deliver the same event twice. */
function receive({ dice }: World, tab: Tab): void {
  const event = tab.connection?.underWay.shift();
  if (!event) return;
  for (let times = dice.happens(0.1) ? 2 : 1; times > 0; times -= 1)
    tab.state = applyEvent(tab.state, event, tab.person);
  tab.lastEventId = (tab.lastEventId ?? 0) + 1;
  if (event.kind === 'message') tab.outbox = tab.outbox.filter((id) => id !== event.message.id);
}

/** A request is lost on its way there or back, or arrives, perhaps twice; its response is delayed. */
function post({ dice, server }: World, tab: Tab, isWell: boolean): void {
  const [id] = tab.outbox;
  if (id === undefined || (!isWell && dice.happens(0.2))) return;
  const message = server.add(id, tab.person);
  if (dice.happens(0.2)) server.add(id, tab.person);
  if (!isWell && dice.happens(0.3)) return;
  tab.answers.push(() => {
    tab.state = withMessage(tab.state, message);
    tab.outbox = tab.outbox.filter((other) => other !== id);
  });
}

function answer({ dice }: World, tab: Tab): void {
  tab.answers.splice(dice.below(tab.answers.length), 1)[0]?.();
}

function forgetOldEvents({ dice, server }: World, tab: Tab): void {
  const feed = server.feeds[tab.person];
  const count = dice.below(feed.events.length + 1);
  // The server stores undelivered events: an open stream continues within seconds, not after a week.
  const kept = tab.connection ? tab.connection.position : feed.oldest + feed.events.length - 1;
  const dropped = Math.max(0, Math.min(count, kept - feed.oldest + 1));
  feed.events.splice(0, dropped);
  feed.oldest += dropped;
}

const write = (world: World, tab: Tab): void => {
  world.written += 1;
  tab.outbox.push(`${tab.person} ${world.written}`);
};
const drop = (_world: World, tab: Tab): void => {
  tab.connection = null;
};

const STEPS: readonly ((world: World, tab: Tab) => void)[] = [
  write,
  (world, tab) => post(world, tab, false),
  (world, tab) => post(world, tab, false),
  pump,
  pump,
  receive,
  receive,
  answer,
  (world, tab) => (world.dice.happens(0.5) ? drop(world, tab) : undefined),
  (world, tab) => (tab.connection ? undefined : connect(world, tab)),
  (world, tab) => (world.dice.happens(0.2) ? forgetOldEvents(world, tab) : undefined),
];

function heal(world: World): void {
  for (let round = 0; round < 400; round += 1) {
    for (const tab of world.tabs) {
      if (!tab.connection) connect(world, tab);
      post(world, tab, true);
      pump(world, tab);
      receive(world, tab);
      answer(world, tab);
    }
  }
}

function play(seed: number): World {
  const dice = createDice(seed);
  const world: World = { dice, server: createServerModel(), tabs: PEOPLE.map(newTab), written: 0 };
  for (let turn = 20 + dice.below(60); turn > 0; turn -= 1) {
    const tab = world.tabs[dice.below(2)];
    const step = STEPS[dice.below(STEPS.length)];
    if (tab) step?.(world, tab);
  }
  heal(world);
  return world;
}

/** What is wrong at the end of a run, as a text; null where all is well. */
function faultOf(seed: number, { server, tabs, written }: World): string | null {
  const log = server.log.map(({ id }) => id);
  if (log.length !== written) return `run ${seed}: ${written} written, ${log.length} kept`;
  for (const { person, state, outbox } of tabs) {
    const talk = state.talks[CHAT];
    const seen = talk?.messages.map(({ id }) => id) ?? [];
    const expected = log.slice(log.length - seen.length);
    if (outbox.length > 0) return `run ${seed}: ${person} still waits for ${outbox.join()}`;
    if (seen.join() !== expected.join()) return `run ${seed}: ${person} sees ${seen.join()}, not ${expected.join()}`;
    // Hidden messages can be loaded: nothing is missing without the tab knowing it.
    if (seen.length < log.length && !talk?.hasEarlier) return `run ${seed}: ${person} takes ${seen.join()} for all`;
  }
  return null;
}

test(`${RUNS} talks over a bad network end with both sides seeing what the server has`, () => {
  const seeds = Array.from({ length: RUNS }, (_, index) => index + 1);
  expect(seeds.flatMap((seed) => faultOf(seed, play(seed)) ?? [])).toEqual([]);
});
