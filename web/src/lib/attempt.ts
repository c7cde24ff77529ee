import { say, text } from './language.svelte';
import { RequestError } from './requests';
import { toast } from './toasts.svelte';

/** Do something that asks the server; what goes wrong is told in a toast. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    toast(reason(error), error.say?.rule);
    return null;
  }
}

/** Why a request was not fulfilled, in the player's language as far as the server has a sentence for it. */
export function reason(error: RequestError): string {
  if (error.say) return say(error.say);
  if (error.status === 0) return text('client-unreachable');
  if (error.status === 429) return text('client-refused-too-fast');
  return error.message || text('client-failed', { status: String(error.status) });
}
