const files = import.meta.glob<string>('../../../../locales/de/starcraft*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export default Object.values(files);
