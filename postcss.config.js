import { inlineTokens } from './site/styles/inline-tokens.js';

export default { plugins: [inlineTokens()] };
