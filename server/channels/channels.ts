import type { Channel, ChannelContext, OpenChannel } from './channel.ts';
import { confirmationChannel } from './confirmation-channel.ts';
import { mailChannel } from './mail-channel.ts';
import { webhookChannel } from './webhook-channel.ts';

/** Every channel, configured or not. */
export const channels: readonly Channel[] = [mailChannel, webhookChannel, confirmationChannel];

/** Channels whose failures raise no alarm. */
export const optionalChannels: readonly string[] = channels
  .filter(({ isOptional }) => isOptional)
  .map(({ name }) => name);

/** The title of a stored channel; its stored name if this version of the server does not know it. */
export function channelTitle(name: string): string {
  return channels.find((channel) => channel.name === name)?.title ?? name;
}

/**
 * The configured channels, ready to send.
 *
 * @throws StartError if the build has not written the text of confirmations.
 */
export async function openChannels(context: ChannelContext): Promise<OpenChannel[]> {
  const configured = channels.filter((channel) => channel.isConfigured(context.settings));
  return Promise.all(configured.map(async (channel) => ({ ...channel, ...(await channel.open(context)) })));
}
