import type { Company } from '../company/company.ts';
import type { Config } from '../config.ts';
import type { DeliveryRules, Sender } from '../model/delivery.ts';

/** One way of notifying the company, or the sender, of an enquiry. */
export type Channel = DeliveryRules & {
  /** Its name as shown to people. */
  title: string;
  /** Whether a failing delivery is abandoned without an alarm. */
  isOptional: boolean;
  isConfigured(settings: ChannelSettings): boolean;
  /**
   * Makes the channel ready to send. Only this loads the code that sends: a server that does not use the channel needs
   * less memory without it.
   */
  open(context: ChannelContext): Promise<Sender>;
};

type ChannelSettings = Pick<Config, 'mail' | 'webhook' | 'confirmationMail' | 'siteDir'>;

/** What channels need for opening. */
export type ChannelContext = {
  settings: ChannelSettings;
  company: Company;
  clock: () => Date;
};

/** A channel that is ready to send. */
export type OpenChannel = Channel & Sender;
