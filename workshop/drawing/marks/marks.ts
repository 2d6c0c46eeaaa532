/** Logos of technologies and social networks in simple-icons (CC0): our id, which content files use, to theirs. */
export const simpleIconIds: Record<string, string> = {
  android: 'android',
  angular: 'angular',
  apple: 'apple',
  css: 'css',
  django: 'django',
  docker: 'docker',
  dotnet: 'dotnet',
  elasticsearch: 'elasticsearch',
  elixir: 'elixir',
  express: 'express',
  fastapi: 'fastapi',
  figma: 'figma',
  firebase: 'firebase',
  flutter: 'flutter',
  git: 'git',
  github: 'github',
  googlecloud: 'googlecloud',
  grafana: 'grafana',
  graphql: 'graphql',
  html5: 'html5',
  huggingface: 'huggingface',
  javascript: 'javascript',
  jest: 'jest',
  kafka: 'apachekafka',
  kotlin: 'kotlin',
  kubernetes: 'kubernetes',
  laravel: 'laravel',
  mongodb: 'mongodb',
  mysql: 'mysql',
  nestjs: 'nestjs',
  nextjs: 'nextdotjs',
  nginx: 'nginx',
  nodejs: 'nodedotjs',
  php: 'php',
  postgresql: 'postgresql',
  python: 'python',
  pytorch: 'pytorch',
  rabbitmq: 'rabbitmq',
  react: 'react',
  redis: 'redis',
  redux: 'redux',
  scikitlearn: 'scikitlearn',
  spacy: 'spacy',
  spring: 'spring',
  sqlite: 'sqlite',
  stripe: 'stripe',
  swift: 'swift',
  tailwind: 'tailwindcss',
  tensorflow: 'tensorflow',
  terraform: 'terraform',
  typescript: 'typescript',
  vite: 'vite',
  vue: 'vuedotjs',
  facebook: 'facebook',
  twitter: 'x',
  whatsapp: 'whatsapp',
};

const strokePath = (d: string, width = 1.75) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Our own drawings, 24 by 24, of what simple-icons lacks. */
export const ownIcons: Record<string, string> = {
  aws:
    strokePath('M6.5 14.5A4.2 4.2 0 0 1 6.9 6.1 5.6 5.6 0 0 1 17.2 7.2 3.8 3.8 0 0 1 17.8 14.5Z') +
    strokePath('M4.5 18.2C9 21.2 15 21.2 19.2 18.4M16.6 17.8L19.6 18L19 20.9'),
  azure: '<path d="M9.4 2.5H15L9.3 21.5H2.2L5.2 14.2Z"/><path d="M15.6 4.6L21.8 21.5H11L16.9 18.6L10.9 14.1Z"/>',
  csharp:
    strokePath('M12 1.8L20.8 6.9V17.1L12 22.2L3.2 17.1V6.9Z') +
    strokePath('M11.4 9.7A3.3 3.3 0 1 0 11.4 14.3', 1.9) +
    strokePath('M14.9 9.6L14.3 14.4M17.3 9.6L16.7 14.4M13.6 11H18M13.4 13H17.8', 1.1),
  linkedin:
    '<path d="M4 2H20A2 2 0 0 1 22 4V20A2 2 0 0 1 20 22H4A2 2 0 0 1 2 20V4A2 2 0 0 1 4 2ZM5.3 9.6V18.8H8.2V9.6ZM6.75 5.2A1.7 1.7 0 1 0 6.75 8.6 1.7 1.7 0 1 0 6.75 5.2ZM10 9.6V18.8H12.9V14C12.9 12.7 13.5 12 14.5 12 15.5 12 16 12.7 16 14V18.8H18.9V13.4C18.9 10.8 17.6 9.4 15.6 9.4 14.3 9.4 13.4 10 12.9 10.8V9.6Z" fill-rule="evenodd"/>',
  openai:
    strokePath('M12 3.2A4.6 4.6 0 0 1 16.6 7.8V13.2M19.6 7.6A4.6 4.6 0 0 1 17.9 13.9L13.2 16.6', 1.6) +
    strokePath('M19.6 16.4A4.6 4.6 0 0 1 13.3 18.1L8.6 15.4M12 20.8A4.6 4.6 0 0 1 7.4 16.2V10.8', 1.6) +
    strokePath('M4.4 16.4A4.6 4.6 0 0 1 6.1 10.1L10.8 7.4M4.4 7.6A4.6 4.6 0 0 1 10.7 5.9L15.4 8.6', 1.6),
  sqlserver:
    strokePath(
      'M4 5.5C4 3.6 7.6 2.2 12 2.2S20 3.6 20 5.5 16.4 8.8 12 8.8 4 7.4 4 5.5ZM4 5.5V18.5C4 20.4 7.6 21.8 12 21.8S20 20.4 20 18.5V5.5',
    ) + strokePath('M4 12C4 13.9 7.6 15.3 12 15.3S20 13.9 20 12'),
};

const solidPath = (d: string) => `<path d="${d}" fill-rule="evenodd"/>`;

/** Logos of clients, 28 by 28: solid, to match a name in large type. */
export const clientLogos: Record<string, string> = {
  'alder-creek': solidPath('M13 27C3 22 1 11 5 2C12 6 15 15 13 27ZM16 27C14 18 17 11 26 8C28 17 24 24 16 27Z'),
  'brazos-field': solidPath(
    'M14 2A12 12 0 0 1 26 13H2A12 12 0 0 1 14 2ZM2.4 16H25.6L24.5 19H3.5ZM5.2 22H22.8A12 12 0 0 1 5.2 22Z',
  ),
  'gulf-table': solidPath('M26 12H13V16H21.5A8 8 0 1 1 19.7 8.3L22.6 5.4A12 12 0 1 0 26 12Z'),
  gulfline: solidPath('M1 9C8 0 15 17 27 4V11C15 24 8 7 1 16ZM1 20C8 11 15 28 27 15V21C15 34 8 17 1 26Z'),
  'kestrel-civil': solidPath('M1 3L14 11L27 3V10L14 18L1 10ZM1 14L14 22L27 14V20L14 28L1 20Z'),
  'cedar-post': solidPath('M14 1L21 10H7ZM14 7L24 19H4ZM11.5 21H16.5V27H11.5Z'),
  'tallow-pine': solidPath('M14 1C21 9 25 13 25 18A11 10 0 0 1 3 18C3 13 7 9 14 1ZM14 11L8 23H20Z'),
  northbayou: solidPath('M2 26V2H9L19 17V2H26V26H19L9 11V26Z'),
};
