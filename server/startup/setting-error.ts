import { StartError } from './start-error.ts';

/** A wrong value of the environment variable `setting`; the message is its name and `problem`. */
export class SettingError extends StartError {
  readonly setting: string;

  constructor(setting: string, problem: string) {
    super(`${setting} ${problem}`);
    this.setting = setting;
  }
}
