import type { Channel, ChannelContext, OpenChannel } from './channel.ts';
import { confirmationChannel } from './confirmation-channel.ts';
import { mailChannel } from './mail-channel.ts';
import { webhookChannel } from './webhook-channel.ts';

/** Every channel there is. */
export const channels: readonly Channel[] = [mailChannel, webhookChannel, confirmationChannel];

/** Channels whose failures raise no alarm. */
export const optionalChannels: readonly string[] = channels
  .filter(({ isOptional }) => isOptional)
  .map(({ name }) => name);

/** What people call a stored channel: its name where another version of the server stored it. */
export function channelTitle(name: string): string {
  return channels.find((channel) => channel.name === name)?.title ?? name;
}

/** The channels that are configured, ready to send. @throws StartError when one is not complete. */
export async function openChannels(context: ChannelContext): Promise<OpenChannel[]> {
  const configured = channels.filter((channel) => channel.isConfigured(context.settings));
  return Promise.all(configured.map(async (channel) => ({ ...channel, ...(await channel.open(context)) })));
}
