// House rules that no stock rule can see.

const noClock = {
  create(context) {
    return {
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 0) {
          context.report({ node, message: 'The domain has no clock: take the time as an argument.' });
        }
      },
      MemberExpression(node) {
        const name = `${node.object.name}.${node.property.name}`;
        if (name === 'Date.now' || name === 'Math.random') {
          context.report({ node, message: `The domain has no ${name}: take it as an argument.` });
        }
      },
    };
  },
};

const noSql = {
  create(context) {
    return {
      TaggedTemplateExpression(node) {
        const tag = node.tag.type === 'MemberExpression' ? node.tag.object : node.tag;
        if (tag.name === 'sql') context.report({ node, message: 'SQL lives in *.repository.ts only.' });
      },
      CallExpression(node) {
        const name = node.callee.property?.name;
        if (['selectFrom', 'insertInto', 'updateTable', 'deleteFrom'].includes(name)) {
          context.report({ node, message: 'SQL lives in *.repository.ts only.' });
        }
      },
    };
  },
};

/** What every noun of a room may use as it is; the table in docs/architecture.md says the same. */
const SHARED = { server: ['platform'], web: ['api', 'device', 'forms', 'page'] };
const DOORS = { server: /\.service\.ts$/, web: /\.(?:parts\.tsx?|queries\.ts)$/ };
const REACHED = {
  server: 'Another noun of the server is reached by its *.service.ts only.',
  web: 'Another noun of the pages is reached by its *.parts.tsx and *.queries.ts only.',
};
const PLACE = /[\\/]src[\\/](server|web)[\\/](?:([^\\/]+)[\\/])?/;

const doors = {
  create(context) {
    const [, room, noun] = PLACE.exec(context.filename) ?? [];
    if (noun === undefined) return {};
    const look = ({ source }) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith(`#${room}/`)) return;
      const [folder, ...inside] = source.value.slice(room.length + 2).split('/');
      if (inside.length === 0)
        context.report({ node: source, message: 'The frame of a room imports its nouns, not they it.' });
      else if (folder !== noun && !SHARED[room].includes(folder) && !DOORS[room].test(source.value))
        context.report({ node: source, message: REACHED[room] });
    };
    return {
      ImportDeclaration: look,
      ImportExpression: look,
      ExportNamedDeclaration: look,
      ExportAllDeclaration: look,
    };
  },
};

export default { meta: { name: 'rooms' }, rules: { 'no-clock': noClock, 'no-sql': noSql, doors } };
