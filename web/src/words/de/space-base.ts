const files = import.meta.glob<string>('../../../../locales/de/space-base*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export default Object.values(files);
