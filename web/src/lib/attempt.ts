import { text } from './language.svelte';
import { RequestError } from './requests';
import { toast } from './toasts.svelte';

/** Do something that asks the server; what goes wrong is told in a toast. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    if (error.status === 0) toast(text('client-unreachable'));
    else toast(error.message || text('client-failed', { status: String(error.status) }));
    return null;
  }
}
