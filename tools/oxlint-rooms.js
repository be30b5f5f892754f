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

export default { meta: { name: 'rooms' }, rules: { 'no-clock': noClock, 'no-sql': noSql } };
