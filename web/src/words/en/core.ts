const files = import.meta.glob<string>(
  [
    '../../../../locales/en/*.ftl',
    '!../../../../locales/en/terminal.ftl',
    '!../../../../locales/en/space-base*.ftl',
    '!../../../../locales/en/risk*.ftl',
    '!../../../../locales/en/starcraft*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files);
