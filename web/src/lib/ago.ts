const steps: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** How long ago something was, as people say it; `now` and `then` are seconds since 1970. Under a minute it is `recent`. */
export function ago(then: number, now: number, language: string, recent: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  const passed = Math.max(0, now - then);
  for (const [unit, seconds] of steps) {
    if (passed >= seconds) return format.format(-Math.floor(passed / seconds), unit);
  }
  return recent;
}
