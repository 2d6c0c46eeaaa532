import type { Plugin } from 'vite';

/** What the site asks of React. The rest is 2 kB of every first load, since React's packages cannot be tree-shaken. */
const used = new Set([
  'Component',
  'StrictMode',
  'createContext',
  'startTransition',
  'use',
  'useEffect',
  'useId',
  'useLayoutEffect',
  'useRef',
  'useState',
  'useSyncExternalStore',
  // What React and React DOM have in common.
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  'version',
]);

const packages = /\/node_modules\/react(-dom)?\/cjs\/react(-dom)?\.production\.js$/;

/** Leaves out of React what the site does not ask for; refuses a module that asks for more than is named here. */
export const unusedReact = (): Plugin => ({
  name: 'unused-react',
  apply: 'build',
  // After TypeScript: an imported type is no use.
  enforce: 'post',
  transform(code, id) {
    const { body } = this.parse(code);
    if (!packages.test(id)) {
      for (const statement of body) {
        if (statement.type !== 'ImportDeclaration' || !/^react(-dom)?$/.test(statement.source.value)) continue;
        const names = statement.specifiers.map((one) =>
          one.type === 'ImportSpecifier' && one.imported.type === 'Identifier' ? one.imported.name : 'all of it',
        );
        const missing = names.find((name) => !used.has(name));
        if (missing) this.error(`${id} imports ${missing} from React: name it in prerender/unused-react.ts`);
      }
      return undefined;
    }
    // Each export is a statement of its own, `exports.lazy = …`; what only it used is dropped by the minifier.
    const unused = body.filter((statement) => {
      const target =
        statement.type === 'ExpressionStatement' &&
        statement.expression.type === 'AssignmentExpression' &&
        statement.expression.left.type === 'MemberExpression' &&
        statement.expression.left;
      if (!target || target.object.type !== 'Identifier' || target.object.name !== 'exports') return false;
      return target.property.type === 'Identifier' && !used.has(target.property.name);
    });
    return { code: unused.toReversed().reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), code) };
  },
});
