const files = import.meta.glob<string>(
  [
    '../../../../locales/de/*.ftl',
    '!../../../../locales/de/terminal.ftl',
    '!../../../../locales/de/space-base*.ftl',
    '!../../../../locales/de/risk*.ftl',
    '!../../../../locales/de/starcraft*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files);
