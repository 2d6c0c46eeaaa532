import type { CSSProperties } from 'react';
import * as styles from './token-list.module.css';
import { tokenGroups } from './token-groups.ts';

/** Every design token with a sample and its values. */
export function TokenList() {
  return tokenGroups().map(({ name, tokens }) => (
    <section key={name}>
      <h2>{name}</h2>
      <ul className={styles.tokens}>
        {tokens.map((token) => (
          <li key={token.name} className={styles.token}>
            <span className={styles.sample} style={sampleOf(name, token.values[0] ?? '')} aria-hidden="true">
              {name === 'Type sizes' || name === 'Typefaces' ? 'Ag' : undefined}
            </span>
            <code>{token.name}</code>
            <small>{token.values.join(' → ')}</small>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** The style of a token's sample. It uses the token's value, since the build removes the names of constant tokens. */
function sampleOf(group: string, value: string): CSSProperties {
  const ink = 'var(--ink)';
  switch (group) {
    case 'Colors':
      return { background: value };
    case 'Type sizes':
      return { fontSize: value };
    case 'Typefaces':
      return { fontFamily: value };
    case 'Space':
      return { width: value, background: ink };
    case 'Corners':
      return { borderRadius: value, background: ink };
    case 'Lines':
      return { borderTop: value.replace(/var\(--(line|ink|edge)\)/, ink) };
    case 'Shadows':
      return { boxShadow: value };
    default:
      return {};
  }
}
