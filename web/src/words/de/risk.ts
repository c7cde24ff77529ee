const files = import.meta.glob<string>('../../../../locales/de/risk*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export default Object.values(files);
