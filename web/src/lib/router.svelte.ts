import { routeOf, type Route } from './routes';

let current: Route = $state.raw(routeOf(location.pathname));

addEventListener('popstate', () => (current = routeOf(location.pathname)));

/** The page that is open. */
export function route(): Route {
  return current;
}

/** Open a page; `replacing` leaves no trace of this one in the history. */
export function go(path: string, replacing = false): void {
  if (replacing) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  current = routeOf(new URL(path, location.href).pathname);
  scrollTo(0, 0);
}

/** For links: opens the page here unless another tab was asked for. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  const { pathname, search } = new URL(event.currentTarget.href);
  go(pathname + search);
}
