/** Into dist/, unless what is there is of these sources. */
export function build(): Promise<void>;
